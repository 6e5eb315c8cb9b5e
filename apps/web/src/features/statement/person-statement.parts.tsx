import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hoursWords } from '../../lib/dates/hours-words.ts';
import { moneyText } from '../../lib/money/money-text.ts';
import { useRegion } from '../../lib/preferences/region.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { DateField } from '../../ui/date/date-field.tsx';
import { Card } from '../../ui/page/card.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { downloadStatement, statementQuery, type Period } from './statement.api.ts';
import classes from './statement.module.css';

const FORMATS = ['pdf', 'csv'] as const;

/** Shows what a person was paid within a period, this year to begin with, and hands it out as a file. */
export const PersonStatement = ({ id }: { readonly id: string }) => {
  const { today } = useRegion();
  const { t, language } = useTranslation('statement');
  const [period, setPeriod] = useState<Period>({ from: `${today.slice(0, 4)}-01-01`, to: today });
  const { data, isError, refetch } = useQuery(statementQuery(id, period));
  const download = useMutation({ mutationFn: (format: 'csv' | 'pdf') => downloadStatement(id, period, format) });
  return (
    <Card title={t('title')}>
      <div className={classes['period']}>
        <DateField label={t('from')} value={period.from} onChange={(from) => from && setPeriod({ ...period, from })} />
        <DateField label={t('to')} value={period.to} onChange={(to) => to && setPeriod({ ...period, to })} />
        <span className={classes['files']}>
          {FORMATS.map((format) => (
            <Button
              key={format}
              tone="secondary"
              loading={download.isPending && download.variables === format}
              onClick={() => download.mutate(format)}
            >
              {t(format)}
            </Button>
          ))}
        </span>
      </div>
      {isError && <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />}
      {data?.sums.length === 0 && <p className={classes['quiet']}>{t('nothing')}</p>}
      {data !== undefined && data.sums.length > 0 && (
        <ul className={classes['sums']} aria-label={t('sums')}>
          {data.sums.map(({ currency, net_minor, count, minutes }) => (
            <li key={currency}>
              <b>{moneyText(language, currency, net_minor)}</b>
              <span className={classes['quiet']}>
                {t('counted', { count })}
                {minutes > 0 && ` · ${t('hours', { hours: hoursWords(language, minutes) })}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};
