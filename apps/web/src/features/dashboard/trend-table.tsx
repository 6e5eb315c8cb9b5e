import type { ShiftsTrend } from '@proline/contract/dashboard/dashboard';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';

/** The chart's figures for people who cannot see it. */
export const TrendTable = ({ trend, dateOf }: { trend: ShiftsTrend; dateOf: (day: string) => string }) => {
  const { t, language } = useTranslation('dashboard');
  return (
    <table className="visually-hidden">
      <caption>{t('shifts_title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('from')}</th>
          <th scope="col">{t('this_period')}</th>
          <th scope="col">{t('period_before')}</th>
        </tr>
      </thead>
      <tbody>
        {trend.points.map((point) => (
          <tr key={point.starts_on}>
            <th scope="row">{dateOf(point.starts_on)}</th>
            <td>{formatNumber(language, point.shifts)}</td>
            <td>{formatNumber(language, point.previous_shifts)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
