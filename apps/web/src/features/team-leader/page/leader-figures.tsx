import type { Leader } from '@proline/contract/team-leader/team-leader';
import { titleIn } from '@proline/domain/text/name-in';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { useLeaderFigures } from '../leader-figure.tsx';
import classes from './leader-page.module.css';

/** What somebody has led so far, and this week. */
export const LeaderFigures = ({ leader }: { readonly leader: Leader }) => {
  const { t, language } = useTranslation('team-leader');
  const { teamSize, onTime, load } = useLeaderFigures();
  const next = leader.next_event;
  const size = teamSize(leader);
  const punctual = onTime(leader);
  const week = load(leader);
  return (
    <dl className={classes['figures']} aria-label={t('figures')}>
      <Figure
        label={t('events_led')}
        figure={formatNumber(language, leader.events_led)}
        sample={
          next && (
            <Link to="/events/$id" params={{ id: next.id }}>
              <bdi>{t('next_is', { title: titleIn(language, next) })}</bdi>
            </Link>
          )
        }
      />
      <Figure label={t('team_size')} figure={size?.figure} sample={size?.sample ?? t('no_completed')} />
      <Figure label={t('on_time')} figure={punctual?.figure} sample={punctual?.sample ?? t('no_completed')} />
      <Figure label={t('load')} figure={week?.figure} sample={week?.sample ?? t('free_this_week')} />
    </dl>
  );
};

type FigureProps = { readonly label: string; readonly figure: string | undefined; readonly sample: ReactNode };

const Figure = ({ label, figure = '–', sample }: FigureProps) => (
  <div className={classes['box']}>
    <dt>{label}</dt>
    <dd className={classes['value']}>{figure}</dd>
    <dd className={classes['sample']}>{sample}</dd>
  </div>
);
