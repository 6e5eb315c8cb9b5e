import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import classes from './menu-drawer.module.css';
import { SideMenu } from './side-menu.tsx';

/**
 * The menu on a narrow screen. It is a modal dialog, so the browser handles Escape, the focus and the page behind it.
 */
export const MenuDrawer = ({ onClosed }: { onClosed: () => void }) => {
  const { t } = useTranslation('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className={classes['drawer']}
      aria-label={t('main_menu')}
      onClose={onClosed}
      onClick={(event) => {
        // A click on the backdrop has the dialog itself as its target; every other click is inside the menu.
        if (event.target === event.currentTarget) close();
      }}
    >
      <SideMenu onChosen={close} />
      <span className={classes['close']}>
        <IconButton label={t('close_menu')} onClick={close}>
          <Icon of={IconX} size="xl" />
        </IconButton>
      </span>
    </dialog>
  );
};
