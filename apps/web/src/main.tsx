import './ui/fonts.css';
import './ui/tokens.css';
import './ui/mantine.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { keepPreferencesOnAccount } from './lib/account-preferences.ts';
import { currentLanguage } from './lib/preferences.ts';
import { followOtherTabs, restoreSession } from './lib/session-store.ts';
import { styleNonce } from './lib/style-nonce.ts';
import { loadTexts } from './lib/texts.ts';
import { showFlash } from './lib/toast.ts';

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  // Where Mantine's dialogs look for the nonce of the style that holds the page still behind them.
  Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
  void restoreSession();
  followOtherTabs();
  keepPreferencesOnAccount();
  await loadTexts(currentLanguage(), ['shell', 'errors']);
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  showFlash();
};

void start();
