import type { EventDetail } from '@proline/contract/event/event';
import type { EventApplication } from '@proline/contract/event-page/event-page';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@proline/domain/event/application-status';
import { nameIn } from '@proline/domain/text/name-in';
import { IconInbox } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { moment } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Pager } from '../../../ui/page/pager.tsx';
import { RecordTable } from '../../../ui/page/record-table.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { applicationsQuery } from '../event-page.api.ts';
import { Loaded } from '../loaded.tsx';
import { PartChoices, usePart } from './part-choices.tsx';
import { PersonLink } from './person-link.tsx';
import { StateBadge, type StateTone } from './state-badge.parts.tsx';
import { StateFilter } from './state-filter.tsx';
import { useTabAddress } from '../use-tab-address.ts';
import classes from '../event-page.module.css';

const TONES: Readonly<Record<ApplicationStatus, StateTone>> = {
  pending: 'waiting',
  accepted: 'good',
  waitlisted: 'note',
  rejected: 'bad',
  withdrawn: 'off',
  expired: 'off',
};

/** Shows who applied to work here. Applications are decided on their own page. */
export const ApplicationsTab = ({ event }: { readonly event: EventDetail }) => {
  const { t, language } = useTranslation('event-page');
  const { search, page, pageLink } = useTabAddress();
  const chosen = APPLICATION_STATUSES.find((status) => status === search.status) ?? null;
  const part = usePart(['role']);
  const query = useQuery(applicationsQuery(event.id, { ...part, ...(chosen && { status: chosen }), page }));
  const applied = (text: string) => moment(language, new Date(text));
  const word = (status: ApplicationStatus) => t(`application_${status}`);
  return (
    <Loaded query={query}>
      {({ data, meta }) => (
        <div className={classes['stack']}>
          <div className={classes['narrowing']}>
            <StateFilter
              name="status"
              states={APPLICATION_STATUSES}
              counts={meta.counts}
              chosen={chosen}
              wordOf={word}
            />
            {(meta.total > 0 || part.role !== undefined) && <PartChoices event={event} names={['role']} part={part} />}
          </div>
          {data.length === 0 ? (
            <EmptyState
              as="h2"
              tone="grey"
              icon={<Icon of={IconInbox} size="xxl" />}
              title={t(chosen === null && part.role === undefined ? 'no_applications' : 'none_in_state')}
              text={t(emptyWords(event))}
            />
          ) : (
            <Card title={t('tab_applications')}>
              <RecordTable<EventApplication>
                label={t('tab_applications')}
                rows={data}
                keyOf={({ id }) => id}
                updating={query.isPlaceholderData}
                columns={[
                  { key: 'usher', title: t('usher'), cell: ({ usher }) => <PersonLink person={usher} /> },
                  {
                    key: 'role',
                    title: t('role'),
                    cell: ({ role }) => <bdi>{nameIn(language, role)}</bdi>,
                  },
                  {
                    key: 'status',
                    title: t('status'),
                    cell: ({ status }) => <StateBadge tone={TONES[status]}>{word(status)}</StateBadge>,
                  },
                  { key: 'applied', title: t('applied'), cell: ({ created_at }) => applied(created_at) },
                  { key: 'decided', title: t('decided'), cell: (row) => <Decision row={row} said={applied} /> },
                  {
                    key: 'message',
                    title: t('message'),
                    cell: ({ message }) => (message === '' ? null : <bdi>{message}</bdi>),
                  },
                ]}
              />
              <Pager page={meta.current_page} perPage={meta.per_page} total={meta.total} linkTo={pageLink} />
            </Card>
          )}
        </div>
      )}
    </Loaded>
  );
};

/** Returns what will appear here and when, or why nothing will. */
const emptyWords = ({ status, hiring_mode }: EventDetail) => {
  if (status === 'draft') return 'no_applications_draft';
  if (status !== 'published') return 'no_applications_closed';
  return hiring_mode === 'invite' ? 'no_applications_invite' : 'no_applications_text';
};

type DecisionProps = { readonly row: EventApplication; readonly said: (text: string) => string };

const Decision = ({ row, said }: DecisionProps) => {
  const { t } = useTranslation('event-page');
  if (row.decided_at === null) return <span className={classes['quiet']}>{t('undecided')}</span>;
  return (
    <span className={classes['twoLines']}>
      <span>{said(row.decided_at)}</span>
      {row.decided_by !== null && <bdi className={classes['quiet']}>{row.decided_by}</bdi>}
    </span>
  );
};
