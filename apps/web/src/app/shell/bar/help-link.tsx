import { IconHelp } from '@tabler/icons-react';
import { Link, useRouterState } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import classes from './top-bar.module.css';

/** Leads to the guide, which finds the page of this screen by its address: which page that is need not be known here. */
export const HelpLink = () => {
  const { t } = useTranslation('shell');
  const from = useRouterState({ select: ({ location }) => location.href });
  return (
    <Link to="/guide" search={{ from }} className={classes['help'] ?? ''} aria-label={t('help')}>
      <Icon of={IconHelp} size="xl" />
    </Link>
  );
};
