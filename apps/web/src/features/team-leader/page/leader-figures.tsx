import type { Leader } from '@proline/contract/team-leader/team-leader';
import { attendanceOf, noShowRateOf, type Rate } from '@proline/domain/figures/work-rates';
import { titleIn } from '@proline/domain/text/name-in';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber, formatPercent } from '../../../lib/texts/plural-text.ts';
import { FigureStrip } from '../../../ui/figure/figure-strip.tsx';
import { useLeaderFigures } from '../leader-figure.tsx';

/** What somebody has led so far, and this week. */
export const LeaderFigures = ({ leader }: { readonly leader: Leader }) => {
  const { t, language } = useTranslation('team-leader');
  const { teamSize, onTime, load } = useLeaderFigures();
  const next = leader.next_event;
  const size = teamSize(leader);
  const punctual = onTime(leader);
  const week = load(leader);
  const counts = { ...leader, attended: leader.arrivals };
  const written = ({ value, part, sample }: Rate) => ({
    value: value === null ? null : formatPercent(language, value),
    sample:
      value === null
        ? t('no_completed')
        : t('part_of', { part: formatNumber(language, part), sample: formatNumber(language, sample) }),
  });
  return (
    <FigureStrip
      label={t('figures')}
      unknown="–"
      figures={[
        {
          key: 'events_led',
          label: t('events_led'),
          value: formatNumber(language, leader.events_led),
          sample: next && (
            <Link to="/events/$id" params={{ id: next.id }}>
              <bdi>{t('next_is', { title: titleIn(language, next) })}</bdi>
            </Link>
          ),
        },
        {
          key: 'team_size',
          label: t('team_size'),
          value: size?.figure ?? null,
          sample: size?.sample ?? t('no_completed'),
        },
        {
          key: 'on_time',
          label: t('on_time'),
          value: punctual?.figure ?? null,
          sample: punctual?.sample ?? t('no_completed'),
        },
        { key: 'attendance', label: t('attendance'), ...written(attendanceOf(counts)) },
        { key: 'no_shows', label: t('no_shows'), ...written(noShowRateOf(counts)) },
        { key: 'load', label: t('load'), value: week?.figure ?? null, sample: week?.sample ?? t('free_this_week') },
      ]}
    />
  );
};
