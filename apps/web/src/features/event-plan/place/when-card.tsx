import { daysBetween, isCalendarDay } from '@proline/domain/time/calendar-day';
import { TIME_ZONES } from '@proline/domain/place/region';
import { isTimeZone, wallTimeOf, type WallTime } from '@proline/domain/time/zoned-time';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { SelectField } from '../../../ui/choice/select-field.tsx';
import { fieldAnchor, usePlan } from '../desk/plan-context.ts';
import { useStepForm } from '../frame/use-step-form.ts';
import { WallTimeField } from './wall-time-field.tsx';
import { WorkCard } from '../frame/work-card.tsx';
import { useZoneWords } from '../../time-zone/time-zone-words.parts.ts';
import classes from '../frame/step-form.module.css';

const NINE = 9 * 60;
const EIGHTEEN = 18 * 60;

export const WhenCard = () => {
  const { t } = useTranslation('event-plan-place');
  return (
    <WorkCard number="1.2" title={t('time')} note={<Length />}>
      <div className={classes['fields']}>
        <div className={classes['three']}>
          <Starts />
          <Ends />
          <ZoneField />
        </div>
      </div>
    </WorkCard>
  );
};

/** Shows how many days the event lasts, as soon as both ends are known. */
const Length = () => {
  const { t } = useTranslation('event-plan-place');
  const { starts, ends } = usePlan().sound.stepOne;
  if (starts === null || ends === null) return null;
  const days = daysBetween(starts.day, ends.day) + 1;
  return days > 0 ? t('days_long', { count: days }) : null;
};

/** Returns today's date in the event's time zone, because the event cannot start earlier. */
const useToday = (): string => {
  const { time_zone } = usePlan().sound.stepOne;
  return wallTimeOf(new Date(), isTimeZone(time_zone) ? time_zone : 'UTC').day;
};

const Starts = () => {
  const { t } = useTranslation('event-plan-place');
  const { plan, change, touch } = usePlan();
  const { ends } = plan.stepOne;
  const today = useToday();
  const put = (value: WallTime | null) => {
    // Most events last one day, so the end is proposed on the same day and can be corrected.
    const isWhole = value !== null && isCalendarDay(value.day);
    const end = isWhole && ends === null ? { ends: { day: value.day, minutes: EIGHTEEN } } : {};
    change('stepOne', { starts: value, ...end });
  };
  return (
    <div {...fieldAnchor('stepOne', 'starts')}>
      <WallTimeField
        label={t('starts')}
        dayLabel={t('starts_day')}
        timeLabel={t('starts_time')}
        {...useStepForm('stepOne').field('starts')}
        standardMinutes={NINE}
        min={today}
        onChange={put}
        onBlur={() => touch('stepOne', 'starts')}
      />
    </div>
  );
};

const Ends = () => {
  const { t } = useTranslation('event-plan-place');
  const { plan, touch } = usePlan();
  const { starts } = plan.stepOne;
  const form = useStepForm('stepOne');
  const today = useToday();
  return (
    <div {...fieldAnchor('stepOne', 'ends')}>
      <WallTimeField
        {...form.field('ends')}
        label={t('ends')}
        dayLabel={t('ends_day')}
        timeLabel={t('ends_time')}
        standardMinutes={EIGHTEEN}
        min={starts !== null && isCalendarDay(starts.day) ? starts.day : today}
        onBlur={() => touch('stepOne', 'ends')}
      />
    </div>
  );
};

const ZoneField = () => {
  const { t } = useTranslation('event-plan-place');
  const zones = useZoneWords();
  const form = useStepForm('stepOne');
  const { value, ...field } = form.field('time_zone');
  return (
    <div {...fieldAnchor('stepOne', 'time_zone')}>
      <SelectField
        {...field}
        label={t('time_zone')}
        hint={t('time_zone_hint')}
        value={TIME_ZONES.find((zone) => zone === value) ?? ''}
        choices={TIME_ZONES.map((zone) => ({
          value: zone,
          label: zones.withOffset(zone),
        }))}
      />
    </div>
  );
};
