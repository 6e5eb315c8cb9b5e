import type { LeaderCourse as Course } from '@proline/contract/team-leader/leader-course';
import { useQuery } from '@tanstack/react-query';
import { mediumDate, weekdayDate } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { Card } from '../../../ui/page/card.tsx';
import { hoursOf } from '../leader-figure.tsx';
import { leaderCourseQuery } from '../team-leader.api.ts';
import classes from './leader-page.module.css';

/** Shows the load of each day of this week, how somebody came to lead, and what they say about their teams. */
export const LeaderCourse = ({ id }: { readonly id: string }) => {
  const { data } = useQuery(leaderCourseQuery(id));
  if (!data) return null;
  return (
    <>
      <Week week={data.week} />
      {/* of those who were there before the log nothing is known */}
      {(data.steps.length > 0 || data.usher_since !== null) && <Became course={data} />}
    </>
  );
};

const Became = ({ course: { steps, usher_since, given } }: { readonly course: Course }) => {
  const { t, language } = useTranslation('team-leader');
  return (
    <Card title={t('became')}>
      <ol className={classes['steps']}>
        {steps.map(({ at, step, by }) => (
          <li key={`${at} ${step}`}>
            <span>{t(`step_${step}`)}</span>
            <span className={classes['sample']}>
              {mediumDate(language, new Date(at))}
              {by !== null && (
                <>
                  {' · '}
                  <bdi lang="">{by}</bdi>
                </>
              )}
            </span>
          </li>
        ))}
        {usher_since !== null && (
          <li>
            <span>{t('step_usher')}</span>
            <span className={classes['sample']}>{mediumDate(language, new Date(usher_since))}</span>
          </li>
        )}
      </ol>
      {given.mean !== null && (
        <p className={classes['given']}>
          {t('given', { stars: formatNumber(language, Math.round(given.mean * 10) / 10), count: given.ratings })}
        </p>
      )}
    </Card>
  );
};

const MINUTES_PER_DAY = 1_440;
/** A bar is full where somebody leads for half a day. */
const FULL_MINUTES = MINUTES_PER_DAY / 2;

const Week = ({ week }: { readonly week: Course['week'] }) => {
  const { t, language } = useTranslation('team-leader');
  return (
    <Card title={t('week')}>
      <ul className={classes['week']}>
        {week.map(({ day, minutes }) => (
          <li key={day}>
            <span>{weekdayDate(language, new Date(`${day}T00:00:00Z`), 'UTC')}</span>
            <span className={classes['bar']} aria-hidden="true">
              <i style={{ inlineSize: `${Math.min(100, (minutes / FULL_MINUTES) * 100)}%` }} />
            </span>
            <span className={classes['sample']}>
              {minutes === 0 ? t('free') : t('hours', { hours: hoursOf(language, minutes) })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
};
