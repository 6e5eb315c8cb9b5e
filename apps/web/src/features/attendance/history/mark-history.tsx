import type { EventBoard } from '@proline/contract/attendance/board';
import { reasonWords } from '@proline/domain/attendance/attendance-settings';
import { nameIn, ownFirst } from '@proline/domain/text/name-in';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { bareTime } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { RetryNote } from '../../../ui/page/retry-note.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { historyQuery, type MadeMark, type Recorded } from '../attendance.api.ts';
import { refusalWords } from '../offline/refusal-words.ts';
import classes from './mark-history.module.css';

type MarkHistoryProps = {
  readonly event: Pick<EventBoard['event'], 'id' | 'time_zone'>;
  readonly reasons: EventBoard['rules']['no_show_reasons'];
  readonly assignmentId: string;
};

const SKELETON_PX = 72;

/** Every mark of somebody’s shift, newest first: who, when and how, and what stood before and after. */
export const MarkHistory = ({ event, reasons, assignmentId }: MarkHistoryProps) => {
  const { t } = useTranslation('attendance');
  const { t: say } = useTranslation('mark-history');
  const { data: marks, isError, refetch } = useQuery(historyQuery(event.id, assignmentId));
  if (isError) return <RetryNote text={say('failed')} retryLabel={t('retry')} retry={() => void refetch()} />;
  if (!marks)
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton height={SKELETON_PX} card />
      </div>
    );
  if (marks.length === 0) return <p className={classes['quiet']}>{say('none')}</p>;
  return (
    <ol className={classes['marks']} aria-label={say('title')}>
      {marks.map((mark) => (
        <li key={mark.id} data-refused={mark.refused !== null || undefined}>
          <Mark mark={mark} timeZone={event.time_zone} reasons={reasons} />
        </li>
      ))}
    </ol>
  );
};

type MarkProps = {
  readonly mark: MadeMark;
  readonly timeZone: string;
  readonly reasons: MarkHistoryProps['reasons'];
};

const MS_PER_MINUTE = 60_000;
/** What was on its way for longer was kept on a device. */
const KEPT_MS = 2 * MS_PER_MINUTE;

const Mark = ({ mark, timeZone, reasons }: MarkProps) => {
  const { t, language } = useTranslation('attendance');
  const { t: say } = useTranslation('mark-history');
  const clock = (at: string) => bareTime(language, new Date(at), timeZone);
  const { kind, at, received_at, method, by, distance_m, outside, reason, refused, before, after } = mark;
  const wasKept = Date.parse(received_at) - Date.parse(at) > KEPT_MS;
  const how = [
    t(`method_${method}`),
    ...(wasKept ? [say('received', { time: clock(received_at) })] : []),
    ...(distance_m === null ? [] : [say('distance', { meters: formatNumber(language, distance_m) })]),
    ...(outside ? [t('away')] : []),
  ];
  const shownReason = reason === null ? null : reasonIn(reasons, reason);
  return (
    <>
      <span>
        <b>{say(kind)}</b> <span className={classes['time']}>{clock(at)}</span>
      </span>
      <span className={classes['quiet']}>
        {by === null ? say('system') : <bdi lang="">{nameIn(language, by)}</bdi>}
        {` · ${how.join(' · ')}`}
      </span>
      {shownReason && (
        <span className={classes['quiet']} dir="auto" lang="">
          {ownFirst(language, shownReason.en, shownReason.ar)[0]}
        </span>
      )}
      {refused !== null && <span className={classes['refused']}>{say('refused', { why: refusalWords(refused) })}</span>}
      {before && after && (
        <span className={classes['change']}>
          <Standing record={before} timeZone={timeZone} />
          <Icon of={IconArrowRight} size="s" flip label={say('then')} />
          <Standing record={after} timeZone={timeZone} />
        </span>
      )}
    </>
  );
};

const reasonIn = (reasons: MarkHistoryProps['reasons'], kept: string) =>
  reasonWords(
    {
      no_show_reasons_en: reasons.map(({ en }) => en).join('\n'),
      no_show_reasons_ar: reasons.map(({ ar }) => ar).join('\n'),
    },
    kept,
  );

/** What was on record, in a few words. */
const Standing = ({ record, timeZone }: { readonly record: Recorded; readonly timeZone: string }) => {
  const { t, language } = useTranslation('attendance');
  const { t: say } = useTranslation('mark-history');
  const clock = (at: string) => bareTime(language, new Date(at), timeZone);
  const { outcome, checked_in_at, checked_out_at, late_minutes, approved_minutes, minutes_by_hand } = record;
  const facts =
    outcome === 'no_show' || outcome === 'excused'
      ? [t(`chip_${outcome}`)]
      : checked_in_at === null
        ? [t('nothing_recorded')]
        : [
            checked_out_at === null
              ? t('chip_in', { time: clock(checked_in_at) })
              : t('chip_left', { from: clock(checked_in_at), to: clock(checked_out_at) }),
            ...(late_minutes > 0 ? [t('chip_late', { count: late_minutes })] : []),
            ...(minutes_by_hand ? [say('paid', { count: approved_minutes ?? 0 })] : []),
          ];
  return <span>{facts.join(' · ')}</span>;
};
