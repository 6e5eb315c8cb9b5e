import type { BatchLine } from '@proline/contract/payment-batch/payment-batch';
import { BANK_REASONS } from '@proline/domain/bank-file/bank-reason';
import { IconAlertTriangle, IconBan, IconCheck } from '@tabler/icons-react';
import { calendarDate } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { LINE_LOOKS } from '../batch-words.ts';
import classes from './batch-lines.module.css';

/** Each check by its name: what stays out of the file, and what only wants a look. */
export const CheckWords = ({ checks }: Pick<BatchLine, 'checks'>) => {
  const { t } = useTranslation('batch-line');
  if (checks.length === 0)
    return (
      <span className={`${classes['check']} ${classes['quiet']}`}>
        <Icon of={IconCheck} size="s" />
        {t('passes')}
      </span>
    );
  return (
    <span className={classes['checks']}>
      {checks.map(({ check, blocks }) => (
        <span key={check} className={classes['check']} data-tone={blocks ? 'blocks' : 'warns'}>
          <Icon of={blocks ? IconBan : IconAlertTriangle} size="s" />
          {t(`check_${check}`)}
        </span>
      ))}
    </span>
  );
};

/** What the bank said, or where the line stands before that. */
export const LineResult = ({ line }: { readonly line: BatchLine }) => {
  const { t } = useTranslation('batch-line');
  const { icon, tone } = LINE_LOOKS[line.state];
  return (
    <span>
      <span className={classes['state']} data-status={tone}>
        <Icon of={icon} size="s" />
        {t(`state_${line.state}`)}
      </span>
      <Below line={line} />
    </span>
  );
};

const Below = ({ line }: { readonly line: BatchLine }) => {
  const { t, language } = useTranslation('batch-line');
  const reasonOf = useReasonWords();
  switch (line.state) {
    case 'paid':
      return (
        <span className={classes['below']}>
          <bdi dir="ltr">{line.bank_reference}</bdi>
          {line.paid_on !== null && ` · ${calendarDate(language, line.paid_on)}`}
        </span>
      );
    case 'failed':
      return line.failure_code === null ? null : (
        <span className={classes['below']}>
          <bdi dir="ltr">{line.failure_code}</bdi> · {reasonOf(line.failure_code)}
        </span>
      );
    case 'held':
      return <span className={classes['below']}>{t('not_in_file')}</span>;
    case 'ready':
    case 'blocked':
    case 'waiting':
    case 'removed':
      return null;
  }
};

/** Puts a bank's code into words; a bank's own code says nothing to anybody else. */
export const useReasonWords = (): ((code: string) => string) => {
  const { t } = useTranslation('batch-line');
  return (code) => {
    const known = BANK_REASONS.find((reason) => reason === code);
    return known ? t(`reason_${known}`) : code;
  };
};
