import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query-client.ts';
import { storedToken, useUser } from '../../lib/session-store.ts';
import { useFocusAfterNavigation } from './focus-after-navigation.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import { ShellSkeleton } from './shell-skeleton.tsx';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';
import { useProfileLoaded } from './profile-load.ts';
import classes from './shell.module.css';

/** Once the session has ended nothing of the shell may ask the server again, not even on the way to the login. */
export const Shell = () => {
  const user = useUser();
  return user === null && storedToken() === null ? <ShellSkeleton /> : <SignedInShell />;
};

const SignedInShell = () => {
  const { t } = useTranslation('shell');
  const [menuOpened, setMenuOpened] = useState(false);
  const main = useRef<HTMLElement>(null);
  useProfileLoaded();
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
      {menuOpened && <MenuDrawer onClosed={() => setMenuOpened(false)} />}
    </QueryClientProvider>
  );
};
