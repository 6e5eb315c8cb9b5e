import type { InterviewDay } from '@proline/contract/interview/interview';
import { gone } from '@proline/domain/recruiting/interview-day';
import { IconCalendarPlus } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { bareTime, bareTimesBetween } from '../../lib/dates/dates.ts';
import { useNow } from '../../lib/dates/now.ts';
import { zoneNote } from '../../lib/dates/zones.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Avatar } from '../../ui/picture/avatar.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { BlockedOutside, BlockedSpans, hasBlockedOutside } from './blocked-spans.tsx';
import { BookedInterview } from './booked-interview.tsx';
import { periodOf } from './interview-period.ts';
import { slotName } from './use-slot-drag.parts.ts';
import classes from './interview-day.module.css';

type Slot = InterviewDay['slots'][number];
type Interviewer = InterviewDay['interviewers'][number];

/** An interview stands where it begins. */
const isIn = ({ starts_at, ends_at }: Slot, interview: Interviewer['interviews'][number]): boolean =>
  interview.starts_at >= starts_at && interview.starts_at < ends_at;

type DayGridProps = {
  readonly day: InterviewDay;
  /** The slot that somebody is held over; null: nobody is held over one. */
  readonly over: string | null;
  /** Whether whoever looks may open blocked time again. */
  readonly may: boolean;
};

/** The heads are the first row, the band before the hours the second. */
const FIRST_ROW = 3;

/** A column for each interviewer: what is booked, what is open, and where the day stands now. */
export const DayGrid = ({ day, over, may }: DayGridProps) => {
  const { t, language } = useTranslation('interview');
  const { hours } = day;
  const outside = day.interviewers.flatMap(({ interviews }) =>
    interviews.filter((interview) => !day.slots.some((slot) => isIn(slot, interview))),
  );
  return (
    <>
      <div
        className={classes['grid']}
        tabIndex={0}
        role="group"
        aria-label={t('day_title')}
        data-slots
        style={{
          gridTemplateColumns: `72px repeat(${day.interviewers.length}, minmax(168px, 1fr))`,
          // each by name, as the line of now stands in one of them
          gridTemplateRows: `auto auto ${day.slots.length > 0 ? `repeat(${day.slots.length}, 1fr)` : ''} auto`,
        }}
      >
        <span className={classes['columnHead']}>
          <ZoneName day={day} />
        </span>
        {day.interviewers.map((one) => (
          <ColumnHead key={one.id} interviewer={one} />
        ))}
        <Band>
          {hours ? t('closed_until', { time: bareTime(language, new Date(hours.starts_at), day.time_zone) }) : null}
        </Band>
        {day.slots.map((slot) => (
          <Fragment key={slot.starts_at}>
            <span className={classes['times']}>
              <bdi dir="ltr">{bareTime(language, new Date(slot.starts_at), day.time_zone)}</bdi>
            </span>
            {day.interviewers.map((one) => (
              <Cell key={one.id} day={day} slot={slot} interviewer={one} over={over} />
            ))}
          </Fragment>
        ))}
        <Band>
          {hours
            ? t('closed_from', { time: bareTime(language, new Date(hours.ends_at), day.time_zone) })
            : t('day_closed')}
        </Band>
        <BlockedSpans day={day} may={may} firstRow={FIRST_ROW} />
        <NowLine day={day} />
      </div>
      {(outside.length > 0 || hasBlockedOutside(day)) && (
        <div className={classes['outside']}>
          {outside.map((one) => (
            <BookedInterview key={one.id} interview={one} timeZone={day.time_zone} withInterviewer />
          ))}
          <BlockedOutside day={day} may={may} />
        </div>
      )}
    </>
  );
};

/** Hours in which nobody is interviewed, across all columns. */
const Band = ({ children }: { readonly children: ReactNode }) => <span className={classes['band']}>{children}</span>;

/** The zone of all times below, for whoever lives in another one. */
const ZoneName = ({ day: { slots, time_zone } }: { readonly day: InterviewDay }) => {
  const { language } = useTranslation('interview');
  const [first] = slots;
  const note = first === undefined ? '' : zoneNote(language, new Date(first.starts_at), time_zone).trim();
  return note === '' ? null : <bdi className={classes['zone']}>{note}</bdi>;
};

const ColumnHead = ({ interviewer: { id, name, image, interviews } }: { readonly interviewer: Interviewer }) => {
  const { t } = useTranslation('interview');
  const user = useUser();
  const clashes = interviews.filter(({ clash }) => clash !== null).length;
  return (
    <span className={classes['columnHead']}>
      <Avatar name={name} image={image} size={32} />
      <span className={classes['columnWords']}>
        <b className="clip">
          <bdi>{name}</bdi>
        </b>
        <span className={classes['muted']}>
          {id === user?.id && `${t('you')} · `}
          {t('booked_count', { count: interviews.length })}
          {clashes > 0 && (
            <>
              {' · '}
              <span className={classes['clashCount']}>{t('clash_count', { count: clashes })}</span>
            </>
          )}
        </span>
      </span>
    </span>
  );
};

type CellProps = Omit<DayGridProps, 'may'> & { readonly slot: Slot; readonly interviewer: Interviewer };

const Cell = ({ day, slot, interviewer: { id, open, interviews }, over }: CellProps) => {
  const here = interviews.filter((one) => isIn(slot, one));
  const isOpen = open.some(({ starts_at }) => starts_at === slot.starts_at);
  const name = slotName({ interviewer_id: id, starts_at: slot.starts_at });
  return (
    <span className={classes['cell']}>
      {here.map((one) => (
        <BookedInterview key={one.id} interview={one} timeZone={day.time_zone} />
      ))}
      {here.length === 0 && isOpen && <OpenSlot slot={slot} zone={day.time_zone} name={name} isOver={over === name} />}
      {here.length === 0 && !isOpen && <span className={classes['busy']} />}
    </span>
  );
};

type OpenSlotProps = {
  readonly slot: Slot;
  readonly zone: string;
  readonly name: string;
  readonly isOver: boolean;
};

const OpenSlot = ({ slot, zone, name, isOver }: OpenSlotProps) => {
  const { t, language } = useTranslation('interview');
  const { starts_at, ends_at } = periodOf(slot);
  return (
    <span className={classes['open']} data-slot={name} data-over={isOver || undefined}>
      {isOver ? (
        <>
          <Icon of={IconCalendarPlus} />
          <span className={classes['bookedWords']}>
            <b>{bareTimesBetween(language, starts_at, ends_at, zone)}</b>
            {t('drop_to_book')}
          </span>
        </>
      ) : (
        t('open_slot', { time: bareTime(language, starts_at, zone) })
      )}
    </span>
  );
};

/** Across all columns, while the day shown is today and its hours last. */
const NowLine = ({ day: { slots, time_zone } }: { readonly day: InterviewDay }) => {
  const { t, language } = useTranslation('interview');
  const now = useNow();
  const index = slots.findIndex((slot) => gone(periodOf(slot), now) !== null);
  const slot = slots[index];
  const share = slot && gone(periodOf(slot), now);
  if (share === undefined || share === null) return null;
  const row = index + FIRST_ROW;
  return (
    // without its end the row would go on to the end of the day
    <div
      className={classes['now']}
      data-now
      style={{ gridRow: `${row} / ${row + 1}`, insetBlockStart: `${share * 100}%` }}
    >
      <span className={classes['nowTime']}>
        <span className="visually-hidden">{t('now')} </span>
        <bdi dir="ltr">{bareTime(language, now, time_zone)}</bdi>
      </span>
    </div>
  );
};
