import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../lib/api/query-client.ts';
import { parseSearch, stringifySearch } from '../lib/screen/search-params.ts';
import { useColourScheme } from '../lib/preferences/colour-scheme.ts';
import { currentLanguage } from '../lib/preferences/preferences.ts';
import { loadTexts } from '../lib/texts/texts.ts';
import { Toaster } from '../ui/overlay/toaster.tsx';
import { LanguageSwitch } from '../ui/theme/language-switch.tsx';
import { ThemeSwitch } from '../ui/theme/theme-switch.tsx';
import { WidgetLocale } from '../ui/theme/widget-locale.tsx';
import { answerSampleList } from './sample-list.tsx';
import type { Specimen } from './specimen.tsx';
import classes from './gallery.module.css';

const ROOMS = import.meta.glob<readonly Specimen[]>('./*.states.tsx', { eager: true, import: 'specimens' });

const nameOf = (file: string): string => file.replace('./', '').replace('.states.tsx', '');

/** Every piece of `ui/` in its states, to look at in both languages and both themes. In development only, at /ui. */
const Gallery = () => {
  const scheme = useColourScheme();
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = scheme;
  }, [scheme]);
  return (
    <main className={classes['gallery']}>
      <header className={classes['head']}>
        <nav className={classes['rooms']} aria-label="Rooms">
          {Object.keys(ROOMS).map((file) => (
            <a key={file} href={`#${nameOf(file)}`}>
              {nameOf(file)}
            </a>
          ))}
        </nav>
        <LanguageSwitch label="Language" />
        <ThemeSwitch toDarkLabel="Dark" toLightLabel="Light" />
      </header>
      {Object.entries(ROOMS).map(([file, specimens]) => (
        <section key={file} id={nameOf(file)} className={classes['room']} aria-label={nameOf(file)}>
          <h2 className={classes['roomTitle']}>{nameOf(file)}</h2>
          {specimens.map(({ name, Show }) => (
            <article key={name} className={classes['piece']} aria-label={name}>
              <h3 className={classes['pieceTitle']}>{name}</h3>
              <div className={classes['states']}>
                <Show />
              </div>
            </article>
          ))}
        </section>
      ))}
      <Toaster label="Messages" closeLabel="Close" />
    </main>
  );
};

/** In place of the app: nothing is asked of the server, and links lead nowhere. */
export const showGallery = async (root: HTMLElement): Promise<void> => {
  globalThis.fetch = (request) =>
    Promise.resolve(answerSampleList(request instanceof Request ? request.url : String(request)));
  await loadTexts(currentLanguage(), ['shell', 'form', 'list', 'error-screen']);
  const router = createRouter({
    routeTree: createRootRoute({ component: Gallery }),
    history: createMemoryHistory(),
    parseSearch,
    stringifySearch,
  });
  createRoot(root).render(
    <StrictMode>
      <WidgetLocale>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </WidgetLocale>
    </StrictMode>,
  );
};
