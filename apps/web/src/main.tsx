import './ui/theme/fonts.css';
import './ui/theme/tokens.css';
import './ui/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { keepPreferencesOnAccount } from './lib/preferences/account-preferences.ts';
import { currentLanguage } from './lib/preferences/preferences.ts';
import { followOtherTabs, restoreSession } from './lib/session/session-store.ts';
import { loadTexts } from './lib/texts/texts.ts';
import { showFlash } from './lib/screen/toast.ts';

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  // every piece in its states; a build leaves this out
  if (import.meta.env.DEV && location.pathname === '/ui') {
    const { showGallery } = await import('./gallery/gallery.tsx');
    return showGallery(root);
  }
  void restoreSession();
  followOtherTabs();
  keepPreferencesOnAccount();
  await loadTexts(currentLanguage(), ['shell', 'error-screen']);
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  showFlash();
};

void start();
