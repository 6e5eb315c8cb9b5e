import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { currentLanguage } from '../../lib/preferences/preferences.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { storedToken, useUser } from '../../lib/session/session-store.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { useTour } from '../../features/tour/tour-state.parts.ts';
import { DefaultNumerals } from './default-numerals.tsx';
import { useFocusAfterNavigation } from './focus-after-navigation.ts';
import { useKeptSent } from './kept-on-device.ts';
import { KeysHelp } from './keys/keys-help.tsx';
import { LiveNote } from './live-note.tsx';
import { useLiveUpdates } from './live-updates.ts';
import { logout } from './logout.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import { ShellSkeleton } from './shell-skeleton.tsx';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './bar/top-bar.tsx';
import { useProfileLoaded } from './profile-load.ts';
import classes from './shell.module.css';

/**
 * The frame around signed-in screens. After the session has ended, no part of the shell may call the server again, not
 * even on the way to the sign-in screen.
 */
export const Shell = () => {
  const user = useUser();
  if (user === null && storedToken() === null) return <ShellSkeleton />;
  if (user?.two_factor !== 'required') return <SignedInShell />;
  // The server refuses the shell's calls until two-factor sign-in is set up.
  return (
    <Suspense fallback={<ShellSkeleton />}>
      <TwoFactorScreen />
    </Suspense>
  );
};

const TourAround = () => {
  const due = useUser()?.tour_due === true;
  const { step } = useTour();
  // whoever knows the place loads nothing of it
  return due || step !== null ? (
    <Suspense>
      <Tour />
    </Suspense>
  ) : null;
};

const Tour = lazy(async () => {
  const [file] = await Promise.all([
    import('../../features/tour/tour.parts.tsx'),
    loadTexts(currentLanguage(), ['tour']),
  ]);
  return { default: file.Tour };
});

const TwoFactorScreen = lazy(async () => {
  await loadTexts(currentLanguage(), ['two-factor']);
  const { TwoFactorGate } = await import('../../features/two-factor/two-factor-gate.tsx');
  return { default: () => <TwoFactorGate logout={() => void logout()} /> };
});

const SignedInShell = () => {
  const { t } = useTranslation('shell');
  const [menuOpened, setMenuOpened] = useState(false);
  const main = useRef<HTMLElement>(null);
  useProfileLoaded();
  useLiveUpdates();
  useKeptSent();
  useFocusAfterNavigation(main);
  return (
    <QueryClientProvider client={queryClient}>
      <a className={classes['skip']} href="#content">
        {t('skip_to_content')}
      </a>
      <div className={classes['shell']}>
        <div className={classes['menuColumn']}>
          <SideMenu />
        </div>
        <TopBar openMenu={() => setMenuOpened(true)} />
        <main ref={main} id="content" tabIndex={-1} className={classes['page']}>
          <Outlet />
        </main>
      </div>
      <DefaultNumerals />
      <LiveNote />
      <KeysHelp />
      <TourAround />
      {menuOpened && <MenuDrawer onClosed={() => setMenuOpened(false)} />}
    </QueryClientProvider>
  );
};
