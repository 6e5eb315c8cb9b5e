import { use, type ComponentType, type FunctionComponent } from 'react';
import { CHUNK_LOAD_TIMEOUT_MS } from './spec-constants.ts';
import { currentLanguage } from '../preferences/preferences.ts';
import { loadTexts, type Namespace } from '../texts/texts.ts';
import { withTimeLimit } from './time-limit.ts';

/** The error for a screen whose files did not arrive, or not in time. */
export class ScreenLoadError extends Error {
  override name = 'ScreenLoadError';
}

export type LazyScreen<Props extends object = object> = FunctionComponent<Props> & { preload: () => Promise<void> };

/** A screen with its texts, loaded when it is first needed; the router calls `preload` before it shows the screen. */
export const lazyScreen = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  namespaces: readonly Namespace[],
): LazyScreen<Props> => {
  type Loaded = ComponentType<Props>;
  let pending: Promise<Loaded> | undefined;
  let loaded: Loaded | undefined;

  const fetchScreen = async (): Promise<Loaded> => {
    const [screen] = await Promise.all([load(), loadTexts(currentLanguage(), namespaces)]);
    loaded = screen;
    return screen;
  };

  const wanted = (): Promise<Loaded> => {
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

  const Screen = (props: Props) => {
    // Reading a promise, even a settled one, would blank the page for a moment.
    const Known = loaded ?? use(wanted());
    return <Known {...props} />;
  };
  return Object.assign(Screen, { preload: () => wanted().then(() => undefined) });
};
