import { IconChecks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { useNow } from '../../lib/now.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Tile } from '../../ui/tile.tsx';
import { needsQuery } from './dashboard.api.ts';
import { needLine } from './need-lines.ts';
import classes from './notifications.module.css';

/** What the bell opens: the same matters as on the dashboard, each a way to where it is dealt with. */
export const Notifications = () => {
  const { t, language } = useTranslation('dashboard');
  const { data: needs = [] } = useQuery(needsQuery);
  const now = useNow();
  if (needs.length === 0) {
    const icon = <IconChecks size={24} stroke={1.75} aria-hidden />;
    return <EmptyState as="h2" tone="green" icon={icon} title={t('needs_none')} text={t('needs_none_text')} />;
  }
  return (
    <>
      <h2 className={classes['title']}>{t('needs_title')}</h2>
      <ul className={classes['list']}>
        {needs
          .map((need) => needLine(need, { t, language, now }))
          .map(({ icon: Icon, ...line }) => (
            <li key={line.title}>
              <Link to={line.to} search={line.search} className={classes['line'] ?? ''}>
                <Tile tone={line.tone}>
                  <Icon size={18} stroke={1.75} aria-hidden />
                </Tile>
                <span className={classes['words']}>
                  <b className="clip">{line.title}</b>
                  <span className={`${classes['detail']} clip`}>{line.detail}</span>
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </>
  );
};
