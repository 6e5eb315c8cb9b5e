import { eventList, type EventRow } from '@proline/contract/event/event';
import { DEFAULT_TIME_ZONE } from '@proline/domain/place/region';
import {
  firstDayOf,
  firstDayProblem,
  nextFirstDay,
  REUSED_PARTS,
  takeOverParts,
  type ReusedPart,
} from '@proline/domain/event-plan/reuse-plan';
import type { CalendarDay } from '@proline/domain/time/calendar-day';
import { wallTimeOf } from '@proline/domain/time/zoned-time';
import { changedSteps } from '@proline/domain/event-plan/plan-changes';
import { IconCalendarRepeat, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { calendarDate } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { offerUndo } from '../../../lib/api/undo.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { DateField } from '../../../ui/date/date-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { RetryNote } from '../../../ui/page/retry-note.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useFocusReturn } from '../../../ui/overlay/use-focus-return.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { PastEvents } from './past-events.tsx';
import { usePlan } from '../desk/plan-context.ts';
import { useDesk } from '../desk/plan-provider.tsx';
import { planQuery } from '../event-plan.api.ts';
import { reuseForm } from '../event-plan.forms.ts';
import classes from './reuse-dialog.module.css';

const MOST_FOUND = 25;

const dayIn = (timeZone: string, moment: Date): string => wallTimeOf(moment, timeZone).day;

/** Returns today's date where the event is. */
const todayFor = (event: EventRow | null): CalendarDay => dayIn(event?.time_zone ?? DEFAULT_TIME_ZONE, new Date());

/** Loads events that have begun, the latest first. */
const pastQuery = (text: string) => ({
  queryKey: ['event', 'past', text],
  queryFn: async () => {
    const query = {
      status: 'completed,canceled,in_progress',
      starts: `..${dayIn(DEFAULT_TIME_ZONE, new Date())}`,
      sort: '-starts_at',
      per_page: String(MOST_FOUND),
    };
    return (await call(eventList.rows, { query: text === '' ? query : { ...query, q: text } })).data;
  },
  placeholderData: keepPreviousData,
});

/**
 * Takes over parts of an earlier event's plan, moved to a new first day; a draft that has dates keeps them. This can be
 * undone.
 */
export const ReuseDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t, language } = useTranslation('event-plan');
  const { t: forms } = useTranslation('form');
  useFocusReturn();
  const id = useId();
  const take = useTakeOver();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const { data: found, isError, refetch } = useQuery(pastQuery(text));
  const form = useForm(reuseForm, {
    say: (problem) => t(problem),
    also: ({ event, starts_on }) => ({
      starts_on: take.ownDay === null ? firstDayProblem(starts_on, todayFor(event)) && 'reuse_day_wrong' : undefined,
    }),
    send: ({ event, starts_on, parts }) => (event === null ? undefined : takeOver(event, starts_on, new Set(parts))),
  });
  const { event: chosen } = form.values;
  const today = todayFor(chosen);

  const choose = (event: EventRow) => {
    const { starts_at, time_zone } = event;
    const proposed = starts_at && nextFirstDay(dayIn(time_zone, new Date(starts_at)), todayFor(event));
    const starts_on = take.ownDay ?? proposed;
    form.change({ event, ...(starts_on !== null && { starts_on }) });
  };
  const takeOver = async (event: EventRow, day: CalendarDay, parts: ReadonlySet<ReusedPart>) => {
    await take.over(event.id, { to: day, parts }, (language === 'ar' && event.title_ar) || event.title_en);
    onClose();
  };
  const { value: parts, onChange: setParts, error: partsError } = form.field('parts');

  return (
    <Dialog
      open
      onClose={() => {
        if (!form.sending) onClose();
      }}
      width={560}
      icon={<Icon of={IconCalendarRepeat} size="l" />}
      title={t('reuse_title')}
      text={t('reuse_text')}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {forms('cancel')}
          </Button>
          <Button type="submit" form={id} loading={form.sending}>
            {t('reuse_take')}
          </Button>
        </>
      }
    >
      <form id={id} className={classes['form']} {...form.props}>
        <TextField
          type="search"
          label={t('reuse_search')}
          icon={<Icon of={IconSearch} />}
          name="event"
          error={form.field('event').error}
          autoComplete="off"
          data-autofocus
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {found && <PastEvents events={found} chosen={chosen?.id ?? null} onChoose={choose} />}
        {!found && !isError && <Skeleton height={220} />}
        {isError && <RetryNote text={t('reuse_failed')} retryLabel={t('retry')} retry={() => void refetch()} />}
        {chosen !== null && (
          <>
            <fieldset className={classes['parts']}>
              <legend>{t('reuse_parts')}</legend>
              {REUSED_PARTS.map((part) => (
                <Checkbox
                  key={part}
                  showLabel
                  label={t(`reuse_${part}`)}
                  checked={parts.includes(part)}
                  onChange={(on) => setParts(REUSED_PARTS.filter((one) => (one === part ? on : parts.includes(one))))}
                />
              ))}
              {partsError !== undefined && (
                <p role="alert" className={classes['error']}>
                  {partsError}
                </p>
              )}
            </fieldset>
            {take.ownDay === null ? (
              <DateField {...form.field('starts_on')} label={t('reuse_first_day')} min={today} />
            ) : (
              <p className={classes['none']}>{t('reuse_own_dates', { day: calendarDate(language, take.ownDay) })}</p>
            )}
          </>
        )}
        {take.replaces && <p className={classes['warning']}>{t('reuse_replaces')}</p>}
      </form>
    </Dialog>
  );
};

type Wanted = { readonly to: CalendarDay; readonly parts: ReadonlySet<ReusedPart> };

/** Replaces parts of this plan with those of another event's plan. */
const useTakeOver = () => {
  const { t } = useTranslation('event-plan');
  const { changeAll, remember, eventId } = usePlan();
  const desk = useDesk();
  const client = useQueryClient();
  const { base, plan } = desk.store.getState();
  const over = async (id: string, wanted: Wanted, title: string) => {
    const { steps, leaders, ushers } = await client.query({ ...planQuery(id), staleTime: 0 });
    const before = desk.store.getState().plan;
    remember({ leaders, ushers });
    changeAll((own) => takeOverParts(own, { from: steps, ...wanted }));
    offerUndo(t('reuse_done', { title }), async () => changeAll(() => before));
  };
  return {
    over,
    ownDay: plan.stepOne.starts === null ? null : firstDayOf(plan),
    replaces: eventId !== null || changedSteps(base, plan).length > 0,
  };
};
