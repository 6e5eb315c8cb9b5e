import type { WallTime } from '@proline/domain/time/zoned-time';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { fieldAnchor, usePlan } from '../desk/plan-context.ts';
import { WallTimeField } from '../place/wall-time-field.tsx';
import { useProblems } from '../problems/use-problems.ts';
import { WorkCard } from '../frame/work-card.tsx';
import classes from './day-card.module.css';

/** What people are told, and until when they may apply. */
export const DayCard = () => {
  const { t } = useTranslation('event-plan-shifts');
  const { plan, change, touch } = usePlan();
  const problems = useProblems('stepTwo');
  const { uniform, briefing } = plan.stepTwo;
  return (
    <WorkCard number="2.3" title={t('on_the_day')} note={t('on_the_day_note')}>
      <div className={classes['fields']}>
        <div {...fieldAnchor('stepTwo', 'uniform')}>
          <TextAreaField
            label={t('uniform')}
            hint={t('uniform_hint')}
            error={problems.get('uniform')?.text}
            dir="auto"
            rows={4}
            value={uniform}
            onBlur={() => touch('stepTwo', 'uniform')}
            onChange={({ currentTarget: { value } }) => change('stepTwo', { uniform: value })}
          />
        </div>
        <div {...fieldAnchor('stepTwo', 'briefing')}>
          <TextAreaField
            label={t('briefing')}
            hint={t('briefing_hint')}
            error={problems.get('briefing')?.text}
            dir="auto"
            rows={4}
            value={briefing}
            onBlur={() => touch('stepTwo', 'briefing')}
            onChange={({ currentTarget: { value } }) => change('stepTwo', { briefing: value })}
          />
        </div>
        <Deadline error={problems.get('application_deadline')?.text} />
      </div>
    </WorkCard>
  );
};

const SIX_IN_THE_EVENING = 18 * 60;

const Deadline = ({ error }: { readonly error: string | undefined }) => {
  const { t } = useTranslation('event-plan-shifts');
  const { plan, change, touch } = usePlan();
  const deadline = plan.stepTwo.application_deadline;
  const put = (application_deadline: WallTime | null) => change('stepTwo', { application_deadline });
  return (
    <div className={classes['deadline']} {...fieldAnchor('stepTwo', 'application_deadline')}>
      <WallTimeField
        label={t('deadline')}
        dayLabel={t('deadline')}
        timeLabel={t('deadline_time')}
        hint={t('deadline_hint')}
        error={error}
        value={deadline}
        standardMinutes={SIX_IN_THE_EVENING}
        onChange={put}
        onBlur={() => touch('stepTwo', 'application_deadline')}
      />
      {deadline !== null && (
        <button type="button" className={classes['link']} onClick={() => put(null)}>
          {t('no_deadline')}
        </button>
      )}
    </div>
  );
};
