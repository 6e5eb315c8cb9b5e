import type { QueueGroup } from '@proline/contract/event-application/event-application';
import { QUEUE_SORTS, type QueueSort } from '@proline/domain/event-application/application-queue';
import { titleIn } from '@proline/domain/text/name-in';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Icon } from '../../ui/picture/icon.tsx';
import { OrderMenu } from '../hiring/candidates/order-menu.parts.tsx';
import classes from './event-application.module.css';

type QueueToolsProps = {
  /** undefined: what is decided has one order */
  readonly sort: QueueSort | undefined;
  readonly onSort: (sort: QueueSort) => void;
  /** the only event that is shown */
  readonly only: QueueGroup | undefined;
};

/** In which order, and whether of one event alone. */
export const QueueTools = ({ sort, onSort, only }: QueueToolsProps) => {
  const { t, language } = useTranslation('event-application');
  if (sort === undefined && only === undefined) return null;
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
    </div>
  );
};
