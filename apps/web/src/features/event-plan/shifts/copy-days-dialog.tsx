import type { PlanShift } from '@proline/domain/event-plan/plan';
import { copyToDays, MOST_SHIFTS } from '@proline/domain/time/shift-times';
import { eventDays } from '@proline/domain/event-plan/shifts/event-days';
import { isWeekend } from '@proline/domain/time/calendar-week';
import { copyShifts } from '@proline/domain/event-plan/shifts/shift-changes';
import { withoutParts } from '@proline/domain/event-plan/removed-parts';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { organisationQuery } from '../../../lib/preferences/organisation.ts';
import { offerUndo } from '../../../lib/api/undo.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Segmented } from '../../../ui/choice/segmented.tsx';
import { SwitchField } from '../../../ui/choice/switch-field.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { usePlan } from '../desk/plan-context.ts';
import { DayGrid } from './day-grid.tsx';
import { dayText, shiftTitle, timesText } from './shift-words.ts';
import classes from './copy-days.module.css';

const newKey = () => crypto.randomUUID();

/** Copies one shift, or all shifts of its day, to other days of the event. */
export const CopyDaysDialog = ({ shift, onClose }: { readonly shift: PlanShift; readonly onClose: () => void }) => {
  const { t, language } = useTranslation('event-plan-shifts');
  const { t: form } = useTranslation('form');
  const { plan, changeAll } = usePlan();
  const weekStart = useQuery(organisationQuery).data?.region.week_start ?? 0;
  const [what, setWhat] = useState<'one' | 'day'>('one');
  const [needs, setNeeds] = useState(true);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  const ofDay = plan.stepTwo.shifts.filter(({ work_date }) => work_date === shift.work_date);
  const wanted = what === 'one' ? [shift] : ofDay;
  const days = eventDays(plan, shift.work_date);
  /** Days that do not have all of these shifts yet. */
  const open = days.filter((day) => wanted.some((one) => copyToDays(one, [day], plan.stepTwo.shifts).length > 0));
  const picked = open.filter((day) => chosen.has(day));
  const count = wanted.reduce((sum, one) => sum + copyToDays(one, picked, plan.stepTwo.shifts).length, 0);
  const all = plan.stepTwo.shifts.length + count;

  const copy = () => {
    const keys = wanted.map(({ key }) => key);
    const added: string[] = [];
    changeAll((now) => {
      const copied = copyShifts(now, { keys, days: picked, needs }, newKey);
      added.push(...copied.added);
      return copied.plan;
    });
    onClose();
    offerUndo(t('shifts_added', { count: added.length }), async () =>
      changeAll((now) => withoutParts(now, { shifts: added }).plan),
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      width={520}
      icon={<Icon of={IconCalendarPlus} size="xl" />}
      title={t('copy_days')}
      text={`${shiftTitle(t, language, shift)} · ${timesText(language, shift)}`}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {form('cancel')}
          </Button>
          <Button
            aria-disabled={count === 0 || all > MOST_SHIFTS}
            onClick={() => count > 0 && all <= MOST_SHIFTS && copy()}
          >
            {t('copy_add', { count })}
          </Button>
        </>
      }
    >
      {ofDay.length > 1 && (
        <div>
          <Segmented
            label={t('copy_what')}
            value={what}
            options={[
              { value: 'one', label: t('copy_this') },
              { value: 'day', label: t('copy_day', { count: ofDay.length, day: dayText(language, shift.work_date) }) },
            ]}
            onChange={setWhat}
          />
        </div>
      )}
      <div className={classes['picks']}>
        <Pick label={t('pick_all')} run={() => setChosen(new Set(open))} />
        <Pick
          label={t('pick_weekdays')}
          run={() => setChosen(new Set(open.filter((day) => !isWeekend(day, weekStart))))}
        />
        <Pick
          label={t('pick_weekend')}
          run={() => setChosen(new Set(open.filter((day) => isWeekend(day, weekStart))))}
        />
        <Pick label={t('pick_none')} run={() => setChosen(new Set())} />
      </div>
      <DayGrid days={days} open={open} chosen={chosen} weekStart={weekStart} onChange={setChosen} />
      <SwitchField label={t('copy_needs')} hint={t('copy_needs_hint')} checked={needs} onChange={setNeeds} />
      {all > MOST_SHIFTS && (
        <p className={classes['problem']} role="alert">
          {t('copy_too_many', { all, most: MOST_SHIFTS })}
        </p>
      )}
    </Dialog>
  );
};

const Pick = ({ label, run }: { readonly label: string; readonly run: () => void }) => (
  <button type="button" className={classes['pick']} onClick={run}>
    {label}
  </button>
);
