import { useTranslation } from '../../../lib/texts/i18n.ts';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { fieldAnchor, usePlan } from '../desk/plan-context.ts';
import { WallTimeField } from '../place/wall-time-field.tsx';
import { useStepForm } from '../frame/use-step-form.ts';
import { WorkCard } from '../frame/work-card.tsx';
import classes from './day-card.module.css';

/** Shows what people are told for the day, and until when they may apply. */
export const DayCard = () => {
  const { t } = useTranslation('event-plan-shifts');
  const form = useStepForm('stepTwo');
  return (
    <WorkCard number="2.3" title={t('on_the_day')} note={t('on_the_day_note')}>
      <div className={classes['fields']}>
        <div {...fieldAnchor('stepTwo', 'uniform')}>
          <TextAreaField {...form.text('uniform')} label={t('uniform')} hint={t('uniform_hint')} dir="auto" rows={4} />
        </div>
        <div {...fieldAnchor('stepTwo', 'briefing')}>
          <TextAreaField
            {...form.text('briefing')}
            label={t('briefing')}
            hint={t('briefing_hint')}
            dir="auto"
            rows={4}
          />
        </div>
        <Deadline />
      </div>
    </WorkCard>
  );
};

const SIX_IN_THE_EVENING = 18 * 60;

const Deadline = () => {
  const { t } = useTranslation('event-plan-shifts');
  const { touch } = usePlan();
  const field = useStepForm('stepTwo').field('application_deadline');
  return (
    <div className={classes['deadline']} {...fieldAnchor('stepTwo', 'application_deadline')}>
      <WallTimeField
        {...field}
        label={t('deadline')}
        dayLabel={t('deadline')}
        timeLabel={t('deadline_time')}
        hint={t('deadline_hint')}
        standardMinutes={SIX_IN_THE_EVENING}
        onBlur={() => touch('stepTwo', 'application_deadline')}
      />
      {field.value !== null && (
        <button type="button" className={classes['link']} onClick={() => field.onChange(null)}>
          {t('no_deadline')}
        </button>
      )}
    </div>
  );
};
