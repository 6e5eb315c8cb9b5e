import { use, type ComponentType, type FunctionComponent } from 'react';
import { CHUNK_LOAD_TIMEOUT_MS } from './spec-constants.ts';
import { currentLanguage } from '../preferences/preferences.ts';
import { loadTexts, type Namespace } from '../texts/texts.ts';
import { withTimeLimit } from './time-limit.ts';

/** The error for a screen whose files did not arrive, or not in time. */
export class ScreenLoadError extends Error {
  override name = 'ScreenLoadError';
}

export type LazyScreen = FunctionComponent & { preload: () => Promise<void> };

/** A screen with its texts, loaded when it is first needed; the router calls `preload` before it shows the screen. */
export const lazyScreen = (load: () => Promise<ComponentType>, namespaces: readonly Namespace[]): LazyScreen => {
  let pending: Promise<ComponentType> | undefined;
  let loaded: ComponentType | undefined;

  const fetchScreen = async (): Promise<ComponentType> => {
    const [screen] = await Promise.all([load(), loadTexts(currentLanguage(), namespaces)]);
    loaded = screen;
    return screen;
  };

  const wanted = (): Promise<ComponentType> => {
    pending ??= withTimeLimit(
      fetchScreen(),
      CHUNK_LOAD_TIMEOUT_MS,
      () => new ScreenLoadError(`No screen after ${CHUNK_LOAD_TIMEOUT_MS} ms`),
    ).catch((cause: unknown) => {
      pending = undefined;
      throw cause instanceof ScreenLoadError ? cause : new ScreenLoadError('The screen did not arrive', { cause });
    });
    return pending;
  };

  const Screen = () => {
    // Reading a promise, even a settled one, would blank the page for a moment.
    const Loaded = loaded ?? use(wanted());
    return <Loaded />;
  };
  return Object.assign(Screen, { preload: () => wanted().then(() => undefined) });
};
