import type { LeaderRow } from '@proline/contract/team-leader/team-leader';
import type { Language } from '../../lib/preferences/preferences-cookie.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber, formatPercent } from '../../lib/texts/plural-text.ts';
import classes from './team-leader.module.css';

const MINUTES_PER_HOUR = 60;

/** 450 → '7.5'. */
export const hoursOf = (language: Language, minutes: number): string =>
  formatNumber(language, Math.round((minutes / MINUTES_PER_HOUR) * 10) / 10);

/** The figures of a leader in words; null: there is nothing to tell yet, which is not 0. */
export const useLeaderFigures = () => {
  const { t, language } = useTranslation('team-leader');
  return {
    teamSize: ({ team_size, teams }: Pick<LeaderRow, 'team_size' | 'teams'>) =>
      team_size === null
        ? null
        : { figure: formatNumber(language, team_size), n: teams, sample: t('over_events', { count: teams }) },
    onTime: ({ on_time, arrivals }: Pick<LeaderRow, 'on_time' | 'arrivals'>) =>
      on_time === null
        ? null
        : { figure: formatPercent(language, on_time), n: arrivals, sample: t('of_arrivals', { count: arrivals }) },
    load: ({ load_minutes, load_events }: Pick<LeaderRow, 'load_minutes' | 'load_events'>) =>
      load_events === 0
        ? null
        : {
            figure: t('hours', { hours: hoursOf(language, load_minutes) }),
            n: load_events,
            sample: t('events', { count: load_events }),
          },
  };
};

type LeaderFigureProps = {
  readonly of: { readonly figure: string; readonly n: number; readonly sample: string };
};

/** A figure with its sample beside it, in one line. */
export const LeaderFigure = ({ of: { figure, n, sample } }: LeaderFigureProps) => {
  const { language } = useTranslation('team-leader');
  return (
    <span title={sample}>
      <span aria-hidden="true">
        {/* apart, so that the figure comes first in both directions of writing */}
        <bdi>{figure}</bdi> <bdi className={classes['sample']}>({formatNumber(language, n)})</bdi>
      </span>
      <span className="visually-hidden">
        {figure} {sample}
      </span>
    </span>
  );
};
