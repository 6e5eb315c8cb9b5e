import type { PlanShift } from '@proline/domain/event-plan/plan';
import { MOST_SHIFTS } from '@proline/domain/time/shift-times';
import { isTimeZone, wallTimeOf } from '@proline/domain/time/zoned-time';
import { byTime, duplicateShift, inOrder, nextShift } from '@proline/domain/event-plan/shifts/shift-changes';
import { IconCalendarTime, IconPlus, IconSortAscending } from '@tabler/icons-react';
import { useMemo, useRef, useState, type Ref } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { moveByKey } from '../../../ui/grid/grid-keys.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { useBegunShifts } from '../desk/use-held-change.ts';
import { fieldAnchor, usePlan } from '../desk/plan-context.ts';
import { CopyDaysDialog } from './copy-days-dialog.tsx';
import { ProblemLine } from '../problems/problem-line.tsx';
import { ShiftRow, type ShiftTools } from './shift-row.tsx';
import { shiftTitle } from './shift-words.ts';
import { useProblems } from '../problems/use-problems.ts';
import { useRemoval } from '../frame/use-removal.ts';
import { WorkCard } from '../frame/work-card.tsx';
import classes from './shifts.module.css';

const newKey = () => crypto.randomUUID();

export const ShiftsCard = () => {
  const { t } = useTranslation('event-plan-shifts');
  const { t: tPlan } = useTranslation('event-plan');
  const { plan, changeAll, change } = usePlan();
  const [copied, setCopied] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const { shifts } = plan.stepTwo;
  const tools = useShiftTools(setCopied);
  const timeZone = isTimeZone(plan.stepOne.time_zone) ? plan.stepOne.time_zone : 'UTC';

  const add = () => {
    const today = wallTimeOf(new Date(), timeZone).day;
    const key = newKey();
    changeAll((now) => ({
      ...now,
      stepTwo: { ...now.stepTwo, shifts: [...now.stepTwo.shifts, nextShift(now, today, () => key)] },
    }));
    // The new row gets the focus once it is rendered.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-shift="${key}"] input`)?.focus());
  };
  const copiedShift = shifts.find(({ key }) => key === copied);
  const addButton = (
    <Button tone="secondary" data-small onClick={add}>
      <Icon of={IconPlus} size="s" stroke={2} />
      {tPlan('shift')}
    </Button>
  );
  return (
    <WorkCard
      number="2.1"
      title={tPlan('shifts_word')}
      required
      note={shifts.length > 0 ? t('shifts_note', { count: shifts.length }) : undefined}
      end={
        <>
          {!inOrder(shifts) && (
            <Button tone="secondary" data-small onClick={() => change('stepTwo', { shifts: shifts.toSorted(byTime) })}>
              <Icon of={IconSortAscending} size="s" stroke={2} />
              {t('sort')}
            </Button>
          )}
          {addButton}
        </>
      }
    >
      {shifts.length === 0 ? (
        <div className={classes['empty']} {...fieldAnchor('stepTwo', 'shifts')}>
          <EmptyState
            icon={<Icon of={IconCalendarTime} size="xxl" />}
            tone="brand"
            title={t('no_shifts')}
            text={t('no_shifts_text')}
          >
            <Button onClick={add}>{t('first_shift')}</Button>
          </EmptyState>
        </div>
      ) : (
        <ShiftList ref={list} shifts={shifts} timeZone={timeZone} tools={tools} />
      )}
      <CardProblem />
      {copiedShift && <CopyDaysDialog shift={copiedShift} onClose={() => setCopied(null)} />}
    </WorkCard>
  );
};

const CardProblem = () => {
  const problem = useProblems('stepTwo').get('shifts');
  return (
    problem && (
      <div className={classes['foot']}>
        <ProblemLine problem={problem} />
      </div>
    )
  );
};

type ShiftListProps = {
  readonly ref: Ref<HTMLOListElement>;
  readonly shifts: readonly PlanShift[];
  readonly timeZone: string;
  readonly tools: ShiftTools;
};

const ShiftList = ({ ref, shifts, timeZone, tools }: ShiftListProps) => {
  const { t } = useTranslation('event-plan-shifts');
  const problems = useProblems('stepTwo');
  const begun = useBegunShifts();
  return (
    <div {...fieldAnchor('stepTwo', 'shifts')}>
      <div className={classes['heads']} aria-hidden="true">
        {(['date', 'starts', 'ends', 'length', 'break_minutes', 'arrival_minutes'] as const).map((head) => (
          <span key={head}>{t(head)}</span>
        ))}
      </div>
      <ol
        ref={ref}
        className={classes['rows']}
        data-many={shifts.length > MOST_SHIFTS / 10 || undefined}
        onKeyDown={moveByKey}
      >
        {shifts.map((shift, index) => (
          <ShiftRow
            key={shift.key}
            shift={shift}
            index={index}
            timeZone={timeZone}
            locked={begun.has(shift.key)}
            date_problem={problems.get(`shifts.${index}.work_date`)?.text}
            start_problem={problems.get(`shifts.${index}.starts`)?.text}
            end_problem={problems.get(`shifts.${index}.ends`)?.text}
            break_problem={problems.get(`shifts.${index}.break_minutes`)?.text}
            tools={tools}
          />
        ))}
      </ol>
    </div>
  );
};

const useShiftTools = (copyToDays: (key: string) => void): ShiftTools => {
  const { changeAll } = usePlan();
  const removeParts = useRemoval();
  const { t, language } = useTranslation('event-plan-shifts');
  return useMemo(
    () => ({
      copyToDays,
      change: (key, changes) =>
        changeAll((plan) => ({
          ...plan,
          stepTwo: {
            ...plan.stepTwo,
            shifts: plan.stepTwo.shifts.map((shift) => (shift.key === key ? { ...shift, ...changes } : shift)),
          },
        })),
      duplicate: (key) => changeAll((plan) => duplicateShift(plan, key, newKey)),
      remove: (shift) =>
        removeParts({ shifts: [shift.key] }, t('shift_removed', { name: shiftTitle(t, language, shift) })),
    }),
    [changeAll, removeParts, copyToDays, t, language],
  );
};
