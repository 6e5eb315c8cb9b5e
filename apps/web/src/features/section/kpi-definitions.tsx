import { useTranslation } from '../../lib/texts/i18n.ts';
import { Card } from '../../ui/page/card.tsx';
import classes from './section.module.css';

const KPIS = ['kpi_attendance', 'kpi_punctuality', 'kpi_no_show', 'kpi_reliability'] as const;

export const KpiDefinitions = () => {
  const { t } = useTranslation('section');
  return (
    <Card title={t('kpi_rules')}>
      <dl className={classes['rows']}>
        {KPIS.map((kpi) => (
          <div key={kpi} className={`${classes['row']} ${classes['definition']}`}>
            <dt>
              <b>{t(kpi)}</b>
            </dt>
            <dd className={classes['muted']}>{t(`${kpi}_text`)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};
