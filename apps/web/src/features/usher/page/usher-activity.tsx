import { RELEASE_REASON_WORDS } from '@proline/contract/assignment/assignment.words';
import { ACTIONS, type AuditAction } from '@proline/contract/facts';
import type { Usher } from '@proline/contract/usher/usher';
import type { UsherActivity as Activity } from '@proline/contract/usher-page/usher-page';
import { ACTIVITY_GROUPS, type ActivityKind } from '@proline/domain/figures/activity';
import { nameIn } from '@proline/domain/text/name-in';
import {
  IconArrowsExchange,
  IconCalendarEvent,
  IconCircleX,
  IconInbox,
  IconLock,
  IconLogin2,
  IconLogout,
  IconMail,
  IconStar,
  IconUserCheck,
  IconUserPlus,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { weekdayDate } from '../../../lib/dates/dates.ts';
import { hoursWords } from '../../../lib/dates/hours-words.ts';
import { moneyText } from '../../../lib/money/money-text.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Card } from '../../../ui/page/card.tsx';
import { CountFilter } from '../../../ui/page/count-filter.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Pager } from '../../../ui/page/pager.tsx';
import { Tile, type Tone } from '../../../ui/page/tile.tsx';
import { Icon, type IconShape } from '../../../ui/picture/icon.tsx';
import { Timeline, TimelineEntry, TimelineQuote } from '../../../ui/timeline/timeline.tsx';
import { PersonLoaded } from '../../person/page/person-loaded.parts.tsx';
import { useUsherAddress } from './use-usher-address.ts';
import { usherActivityQuery } from './usher-page.api.ts';
import classes from './usher-tabs.module.css';

/** Shows what an usher did and what was done about them, newest first. */
export const UsherActivity = ({ usher }: { readonly usher: Usher }) => {
  const { t } = useTranslation('usher-page');
  const { search, page, linkTo, pageLink } = useUsherAddress();
  const query = useQuery(usherActivityQuery(usher.id, search.group, page));
  const choices = [undefined, ...ACTIVITY_GROUPS].map((group) => ({
    key: group ?? 'all',
    label: t(`group_${group ?? 'all'}`),
    link: linkTo({ group }),
  }));
  return (
    <PersonLoaded query={query} failed={t('activity_failed')} height={420}>
      {({ usherActivity, ActivityMeta }) => (
        <Card
          title={t('activity')}
          busy={query.isPlaceholderData}
          end={<CountFilter label={t('activity')} chosen={search.group ?? 'all'} choices={choices} />}
        >
          {usherActivity.length === 0 && (
            <EmptyState
              as="h3"
              tone="grey"
              icon={<Icon of={IconInbox} size="xxl" />}
              title={t('no_activity')}
              text={t('no_activity_text')}
            />
          )}
          <Timeline entries={usherActivity}>
            {(entry) => <ActivityLine key={`${entry.kind} ${entry.id}`} entry={entry} />}
          </Timeline>
          <Pager
            page={ActivityMeta.current_page}
            perPage={ActivityMeta.per_page}
            total={ActivityMeta.total}
            linkTo={pageLink}
          />
        </Card>
      )}
    </PersonLoaded>
  );
};

const MARKS: Readonly<Record<ActivityKind, readonly [Tone, IconShape]>> = {
  checked_in: ['green', IconLogin2],
  checked_out: ['green', IconLogout],
  no_show: ['red', IconCircleX],
  excused: ['violet', IconCircleX],
  rated: ['yellow', IconStar],
  applied: ['blue', IconInbox],
  application_accepted: ['green', IconInbox],
  application_waitlisted: ['amber', IconInbox],
  application_rejected: ['red', IconInbox],
  application_withdrawn: ['grey', IconInbox],
  application_expired: ['grey', IconInbox],
  waitlisted_by_hand: ['amber', IconInbox],
  assigned: ['green', IconCalendarEvent],
  auto_filled: ['green', IconCalendarEvent],
  invited: ['blue', IconMail],
  offered: ['blue', IconMail],
  accepted: ['green', IconMail],
  declined: ['red', IconMail],
  invitation_expired: ['grey', IconMail],
  released: ['grey', IconCalendarEvent],
  moved: ['blue', IconCalendarEvent],
  swapped: ['blue', IconCalendarEvent],
  locked: ['grey', IconLock],
  unlocked: ['grey', IconLock],
  called_in: ['green', IconCalendarEvent],
  place_freed: ['grey', IconCalendarEvent],
  reconfirm_asked: ['amber', IconMail],
  reconfirmed: ['green', IconMail],
  transfer_made: ['teal', IconArrowsExchange],
  transfer_approved: ['teal', IconArrowsExchange],
  transfer_paid: ['teal', IconArrowsExchange],
  transfer_voided: ['grey', IconArrowsExchange],
  joined: ['brand', IconUserPlus],
  status: ['brand', IconUserCheck],
};

const isAction = (text: string | null): text is AuditAction => text !== null && Object.hasOwn(ACTIONS, text);

const ActivityLine = ({ entry }: { readonly entry: Activity }) => {
  const { t, language } = useTranslation('usher-page');
  const [tone, icon] = MARKS[entry.kind];
  const details = useDetails(entry);
  return (
    <TimelineEntry
      at={entry.at}
      mark={
        <Tile tone={tone}>
          <Icon of={icon} />
        </Tile>
      }
    >
      <p>
        <b>
          {entry.kind === 'status' && isAction(entry.action)
            ? ACTIONS[entry.action][language]
            : t(`did_${entry.kind}`, { count: entry.stars ?? entry.minutes ?? 0 })}
        </b>
        {entry.event && (
          <>
            {' · '}
            <Link to="/events/$id" params={{ id: entry.event.id }} className={classes['link'] ?? ''}>
              <bdi>{nameIn(language, { name_en: entry.event.title_en, name_ar: entry.event.title_ar })}</bdi>
            </Link>
          </>
        )}
      </p>
      {details.length > 0 && <p className={classes['quiet']}>{details.join(' · ')}</p>}
      {entry.comment !== null && entry.comment !== '' && <TimelineQuote>{entry.comment}</TimelineQuote>}
    </TimelineEntry>
  );
};

const useDetails = ({ kind, role, starts_at, minutes, transfer, release_reason, by }: Activity): string[] => {
  const { t, language } = useTranslation('usher-page');
  return [
    ...(kind === 'checked_in' && minutes !== null && minutes > 0 ? [t('late', { count: minutes })] : []),
    ...(kind === 'checked_out' && minutes !== null ? [t('worked', { hours: hoursWords(language, minutes) })] : []),
    ...(role ? [nameIn(language, role)] : []),
    ...(starts_at !== null && kind !== 'checked_in' && kind !== 'checked_out'
      ? [weekdayDate(language, new Date(starts_at))]
      : []),
    ...(release_reason !== null ? [RELEASE_REASON_WORDS[release_reason][language]] : []),
    ...(by !== null ? [t('done_by', { name: by })] : []),
    ...(transfer ? [`T-${transfer.code}`, moneyText(language, transfer.currency, transfer.net_minor)] : []),
  ];
};
