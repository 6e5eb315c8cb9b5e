import type { BlockedTime } from '@proline/contract/blocked-time/blocked-time';
import type { InterviewDay } from '@proline/contract/interview/interview';
import { overlaps } from '@proline/domain/time/period';
import { IconCalendarOff, IconX } from '@tabler/icons-react';
import { offerUndo } from '../../lib/api/undo.ts';
import { bareTimesBetween, timesBetween } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { sendBlockedTime, sendUnblock } from './interview.api.ts';
import { periodOf } from './interview-period.ts';
import classes from './interview-day.module.css';

type BlockedSpansProps = {
  readonly day: InterviewDay;
  readonly may: boolean;
  /** The row of the grid in which the first slot stands. */
  readonly firstRow: number;
};

/** What is blocked of the day, each over the slots that it takes; what takes none stands below. */
export const BlockedSpans = ({ day, may, firstRow }: BlockedSpansProps) =>
  day.interviewers.map((interviewer, column) =>
    interviewer.blocked.map((time) => {
      const rows = rowsOf(day, time);
      const [first = 0, last = 0] = [rows[0], rows.at(-1)];
      return (
        rows.length > 0 && (
          <div
            key={time.id}
            className={classes['span']}
            // the first column has the times; without an end it would reach to the end of what is seen
            style={{
              gridColumn: `${column + 2} / ${column + 3}`,
              gridRow: `${firstRow + first} / ${firstRow + last + 1}`,
            }}
          >
            <BlockedWords day={day} time={time} interviewer={interviewer} may={may} />
          </div>
        )
      );
    }),
  );

/** Blocked time that takes no slot of the day, so that it can be opened again all the same. */
export const BlockedOutside = ({ day, may }: Omit<BlockedSpansProps, 'firstRow'>) =>
  day.interviewers.flatMap((interviewer) =>
    interviewer.blocked
      .filter((time) => rowsOf(day, time).length === 0)
      .map((time) => (
        <div key={time.id} className={classes['outsideSpan']}>
          <BlockedWords day={day} time={time} interviewer={interviewer} may={may} withInterviewer />
        </div>
      )),
  );

export const hasBlockedOutside = (day: InterviewDay): boolean =>
  day.interviewers.some(({ blocked }) => blocked.some((time) => rowsOf(day, time).length === 0));

const rowsOf = (day: InterviewDay, time: BlockedTime): readonly number[] =>
  day.slots.flatMap((slot, row) => (overlaps(periodOf(slot), periodOf(time)) ? [row] : []));

type BlockedWordsProps = Omit<BlockedSpansProps, 'firstRow'> & {
  readonly time: BlockedTime;
  readonly interviewer: InterviewDay['interviewers'][number];
  readonly withInterviewer?: boolean;
};

const BlockedWords = ({ day, time, interviewer, may, withInterviewer = false }: BlockedWordsProps) => {
  const { t, language } = useTranslation('interview');
  const { id, reason, starts_at, ends_at } = time;
  const [from, to] = [new Date(starts_at), new Date(ends_at)];
  const times = timesBetween(language, from, to, day.time_zone);
  const open = async () => {
    try {
      await sendUnblock(id);
    } catch {
      // The failure is already on the screen, and the day is loaded again.
      return;
    }
    offerUndo(t('time_opened'), () => sendBlockedTime({ interviewer_id: interviewer.id, starts_at, ends_at, reason }));
  };
  return (
    <>
      <Icon of={IconCalendarOff} />
      <span className={classes['bookedWords']}>
        <span className={classes['spanReason']}>
          <span className="visually-hidden">{t('blocked')}: </span>
          <bdi dir="auto" lang="">
            {reason}
          </bdi>
        </span>
        <span>
          {/* the grid names the zone at its corner */}
          <bdi>{withInterviewer ? times : bareTimesBetween(language, from, to, day.time_zone)}</bdi>
          {withInterviewer && (
            <>
              {' · '}
              <bdi>{interviewer.name}</bdi>
            </>
          )}
        </span>
      </span>
      {may && (
        <IconButton label={t('open_time', { reason, times })} onClick={() => void open()}>
          <Icon of={IconX} />
        </IconButton>
      )}
    </>
  );
};
