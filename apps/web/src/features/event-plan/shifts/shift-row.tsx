import type { PlanShift } from '@proline/domain/event-plan/plan';
import { crossesMidnight, shiftMinutes } from '@proline/domain/time/shift-times';
import { clockMinutes } from '@proline/domain/event-plan/shifts/shift-changes';
import { IconCalendarPlus, IconClockExclamation, IconCopy, IconMoon, IconTrash } from '@tabler/icons-react';
import { memo, useState, type ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { fieldAnchor } from '../desk/plan-context.ts';
import { ClockBox } from '../../../ui/grid/clock-box.tsx';
import { DateBox } from '../../../ui/grid/date-box.tsx';
import { NumberCell } from '../../../ui/grid/number-cell.tsx';
import { lengthText, shiftTitle } from './shift-words.ts';
import classes from './shifts.module.css';

/** All rows share one object, so that typing in one row renders only that row. */
export type ShiftTools = {
  readonly change: (key: string, changes: Partial<PlanShift>) => void;
  readonly duplicate: (key: string) => void;
  readonly copyToDays: (key: string) => void;
  readonly remove: (shift: PlanShift) => void;
};

type ShiftRowProps = {
  readonly shift: PlanShift;
  readonly index: number;
  readonly timeZone: string;
  /** It has begun, so it stays as it is. */
  readonly locked: boolean;
  readonly date_problem: string | undefined;
  readonly start_problem: string | undefined;
  readonly end_problem: string | undefined;
  readonly break_problem: string | undefined;
  readonly tools: ShiftTools;
};

const problemId = ({ key }: PlanShift): string => `problem-of-${key}`;

type Box = 'date' | 'starts' | 'ends';

export const ShiftRow = memo(({ shift, index, tools, ...told }: ShiftRowProps) => {
  const [unread, setUnread] = useState<Readonly<Partial<Record<Box, string | undefined>>>>({});
  const readBy = (box: Box) => (problem: string | undefined) => setUnread((now) => ({ ...now, [box]: problem }));
  const row = {
    ...told,
    shift,
    index,
    tools,
    date_problem: unread.date ?? told.date_problem,
    start_problem: unread.starts ?? told.start_problem,
    end_problem: unread.ends ?? told.end_problem,
  };
  const { t, language } = useTranslation('event-plan-shifts');
  const { t: tPlan } = useTranslation('event-plan');
  const { t: tChange } = useTranslation('event-plan-change');
  const name = shiftTitle(t, language, shift);
  const put = (changes: Partial<PlanShift>) => tools.change(shift.key, changes);
  const problems = [row.date_problem, row.start_problem, row.end_problem, row.break_problem].filter(
    (problem) => problem !== undefined,
  );
  const cells = (
    <>
      <div className={classes['cell']}>
        <span className={classes['label']} aria-hidden>
          {t('date')}
        </span>
        <DateBox
          label={t('date_of', { name })}
          day={shift.work_date}
          invalid={row.date_problem !== undefined}
          describedBy={row.date_problem && problemId(shift)}
          onChange={(work_date) => put({ work_date })}
          onUnreadable={readBy('date')}
        />
      </div>
      <Times row={row} name={name} put={put} readBy={readBy} />
      <Length shift={shift} timeZone={row.timeZone} />
      <Minutes index={index} column={0} name={name} field="break_minutes" row={row} put={put} />
      <Minutes index={index} column={1} name={name} field="arrival_minutes" row={row} put={put} />
      <span className={classes['tools']}>
        <Tool label={t('copy_days_of', { name })} run={() => tools.copyToDays(shift.key)}>
          <Icon of={IconCalendarPlus} size="l" />
        </Tool>
        <Tool label={t('duplicate_of', { name })} run={() => tools.duplicate(shift.key)}>
          <Icon of={IconCopy} size="l" />
        </Tool>
        <Tool label={tPlan('remove_of', { name })} run={() => tools.remove(shift)}>
          <Icon of={IconTrash} size="l" />
        </Tool>
      </span>
    </>
  );
  return (
    <li className={classes['row']} data-shift={shift.key} {...fieldAnchor('stepTwo', `shifts.${index}`)}>
      {row.locked ? (
        <fieldset disabled className={classes['parts']}>
          {cells}
        </fieldset>
      ) : (
        cells
      )}
      {row.locked && <p className={classes['locked']}>{tChange('locked_shift')}</p>}
      {problems.length > 0 && (
        <p id={problemId(shift)} className={classes['problem']} role="status">
          {[...new Set(problems)].join(' ')}
        </p>
      )}
    </li>
  );
});
ShiftRow.displayName = 'ShiftRow';

type PartProps = {
  readonly row: ShiftRowProps;
  readonly name: string;
  readonly put: (changes: Partial<PlanShift>) => void;
};

type TimesProps = PartProps & { readonly readBy: (box: Box) => (problem: string | undefined) => void };

const Times = ({ row, name, put, readBy }: TimesProps) => {
  const { t } = useTranslation('event-plan-shifts');
  const { starts, ends } = row.shift;
  return (
    <>
      <label className={classes['cell']}>
        <span className={classes['label']}>{t('starts')}</span>
        <ClockBox
          label={t('starts_of', { name })}
          minutes={starts}
          invalid={row.start_problem !== undefined}
          describedBy={row.start_problem && problemId(row.shift)}
          onChange={(minutes) => put({ starts: minutes })}
          onUnreadable={readBy('starts')}
        />
      </label>
      <label className={classes['cell']}>
        <span className={classes['label']}>{t('ends')}</span>
        <ClockBox
          label={t('ends_of', { name })}
          minutes={ends}
          invalid={row.end_problem !== undefined}
          describedBy={row.end_problem && problemId(row.shift)}
          onChange={(minutes) => put({ ends: minutes })}
          onUnreadable={readBy('ends')}
        />
      </label>
    </>
  );
};

/** Shows the actual length, which differs from the clock times in a night when the clocks change. */
const Length = ({ shift, timeZone }: { readonly shift: PlanShift; readonly timeZone: string }) => {
  const { t } = useTranslation('event-plan-shifts');
  const minutes = shiftMinutes(shift, timeZone);
  const off = minutes - clockMinutes(shift);
  return (
    <span className={classes['length']}>
      <span>
        <span className="visually-hidden">{t('length')} </span>
        {lengthText(t, minutes)}
      </span>
      {crossesMidnight(shift) && (
        <span className={classes['mark']}>
          <Icon of={IconMoon} size="xs" />
          {t('next_day')}
        </span>
      )}
      {off !== 0 && (
        <span className={classes['mark']} data-warn>
          <Icon of={IconClockExclamation} size="xs" />
          {off > 0 ? t('clocks_back') : t('clocks_forward')}
        </span>
      )}
    </span>
  );
};

type MinutesProps = PartProps & {
  readonly index: number;
  readonly column: number;
  readonly field: 'break_minutes' | 'arrival_minutes';
};

const MOST_MINUTES = 240;

const Minutes = ({ index, column, name, field, row, put }: MinutesProps) => {
  const { t } = useTranslation('event-plan-shifts');
  return (
    <label className={classes['cell']}>
      <span className={classes['label']}>{t(field)}</span>
      <NumberCell
        label={t(`${field}_of`, { name })}
        value={row.shift[field]}
        row={index}
        column={column}
        problem={field === 'break_minutes' ? row.break_problem : undefined}
        onChange={(_row, _column, minutes) => put({ [field]: Math.min(MOST_MINUTES, minutes) })}
      />
    </label>
  );
};

const Tool = ({ label, run, children }: { label: string; run: () => void; children: ReactNode }) => (
  <button type="button" className={classes['tool']} aria-label={label} title={label} onClick={run}>
    {children}
  </button>
);
