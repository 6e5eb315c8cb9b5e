import type { ApplicationQueue, QueueGroup } from '@proline/contract/event-application/event-application';
import { QUEUE_SORTS, type QueueSort } from '@proline/domain/event-application/application-queue';
import { nameIn, titleIn } from '@proline/domain/text/name-in';
import { IconPlus, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useHouseDays } from '../../lib/preferences/house-days.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Menu } from '../../ui/overlay/menu.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { OrderMenu } from '../hiring/candidates/order-menu.parts.tsx';
import classes from './event-application.module.css';

type Role = ApplicationQueue['meta']['roles'][number];

type QueueToolsProps = {
  /** undefined: what is decided has one order */
  readonly sort: QueueSort | undefined;
  readonly onSort: (sort: QueueSort) => void;
  /** only events of the coming days are shown */
  readonly soon: boolean;
  /** the only event that is shown */
  readonly only: QueueGroup | undefined;
  /** in which anybody here applies */
  readonly roles: readonly Role[];
  /** the only one that is shown */
  readonly role: string | undefined;
  readonly onRole: (role: string) => void;
  /** so many came since the last look */
  readonly fresh: number;
};

/** In which order, whether of one event or role alone, and how many are new. */
export const QueueTools = ({ sort, onSort, soon, only, roles, role, onRole, fresh }: QueueToolsProps) => {
  const { t, language } = useTranslation('event-application');
  const { applications_days } = useHouseDays();
  const chosen = roles.find(({ id }) => id === role);
  const canChoose = chosen === undefined && roles.length > 1;
  if (sort === undefined && !soon && only === undefined && chosen === undefined && !canChoose) return null;
  return (
    <div className={classes['tools']}>
      {sort !== undefined && (
        <OrderMenu
          label={t('sort')}
          align="start"
          sorts={QUEUE_SORTS}
          sort={sort}
          wordOf={(one) => t(`sort_${one}`)}
          onSort={onSort}
        />
      )}
      {soon && (
        <Link
          to="."
          search={(search) => ({ ...search, soon: undefined, open: undefined })}
          className={classes['chip'] ?? ''}
          aria-label={t('all_days')}
        >
          <span className="clip">{t('soon', { count: applications_days })}</span>
          <Icon of={IconX} size="s" />
        </Link>
      )}
      {only && (
        <Link
          to="."
          search={(search) => ({ ...search, event: undefined, open: undefined })}
          className={classes['chip'] ?? ''}
          aria-label={t('all_events')}
        >
          <span className="clip" dir="auto" lang="">
            {titleIn(language, only)}
          </span>
          <Icon of={IconX} size="s" />
        </Link>
      )}
      {chosen && (
        <Link
          to="."
          search={(search) => ({ ...search, role: undefined, open: undefined })}
          className={classes['chip'] ?? ''}
          aria-label={t('all_roles')}
        >
          <span className="clip" dir="auto" lang="">
            {nameIn(language, chosen)}
          </span>
          <Icon of={IconX} size="s" />
        </Link>
      )}
      {canChoose && (
        <Menu
          label={t('role')}
          align="start"
          items={roles.map((one) => ({ key: one.id, label: nameIn(language, one), run: () => onRole(one.id) }))}
          trigger={(props) => (
            <button type="button" className={`${classes['chip']} ${classes['add']}`} {...props}>
              <Icon of={IconPlus} size="s" />
              {t('role')}
            </button>
          )}
        />
      )}
      {fresh > 0 && (
        <span className={classes['fresh']} role="status">
          <span className={classes['dot']} />
          {t('fresh', { count: fresh })}
        </span>
      )}
    </div>
  );
};
