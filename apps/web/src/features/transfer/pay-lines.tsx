import type { AnswerOf } from '@proline/contract/frame/endpoint';
import type { getTransfer } from '@proline/contract/transfer/transfer';
import { nameIn } from '@proline/domain/text/name-in';
import { Link } from '@tanstack/react-router';
import { timesBetween, weekdayDate } from '../../lib/dates/dates.ts';
import { moneyText } from '../../lib/money/money-text.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { withCommas } from '../../lib/texts/word-list.ts';
import { usePayLineWords, type PayLine } from './pay-line-words.parts.ts';
import classes from './pay-lines.module.css';

type PayLinesProps = {
  readonly transfer: Pick<
    AnswerOf<typeof getTransfer>['data'],
    'lines' | 'currency' | 'net_minor' | 'minutes' | 'payee'
  >;
};

/**
 * Every amount with its shift and how it is calculated, and what comes of it. Where there is room minutes, rate and factor have
 * columns of their own; in a drawer and on a phone the words below each line say the same.
 */
export const PayLines = ({ transfer: { lines, currency, net_minor, minutes, payee } }: PayLinesProps) => {
  const { t, language } = useTranslation('transfer');
  const money = (amount: number) => <bdi>{moneyText(language, currency, amount)}</bdi>;
  return (
    <div className={classes['room']}>
      <table className={classes['lines']} aria-label={t('lines')}>
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            <th scope="col" className={classes['wide']}>
              {t('minutes')}
            </th>
            <th scope="col" className={classes['wide']}>
              {t('rate')}
            </th>
            <th scope="col" className={classes['wide']}>
              {t('factor')}
            </th>
            <th scope="col" className={classes['figure']}>
              {t('amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.id} line={line} currency={currency} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('net_to', { name: nameIn(language, payee) })}</th>
            <td className={classes['wide']}>{minutes !== null && formatNumber(language, minutes)}</td>
            <td className={classes['wide']} />
            <td className={classes['wide']} />
            <td className={classes['figure']}>{money(net_minor)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
};

const Line = ({ line, currency }: { readonly line: PayLine; readonly currency: string }) => {
  const { t, language } = useTranslation('transfer');
  const { kindOf, sumOf } = usePayLineWords();
  const { minutes, rate_minor, factor, shift, note, recovery, amount_minor } = line;
  // what somebody set by hand follows from no rate
  const isReckoned = note === null && rate_minor !== null && minutes !== null;
  const sum = note === null ? sumOf(line, currency) : null;
  return (
    <tr data-taken={amount_minor < 0 || undefined}>
      <th scope="row">
        {shift === null ? kindOf(line) : withCommas(language, [timeOf(shift), kindOf(line)])}
        {shift !== null && <span className={classes['quiet']}>{nameIn(language, shift.role)}</span>}
        {note !== null && (
          <span className={classes['quiet']} dir="auto" lang="">
            {note}
          </span>
        )}
        {recovery !== null && (
          <Link to="/transactions/recoveries" search={{ open: recovery.id }} className={classes['quiet'] ?? ''}>
            <bdi dir="ltr">R-{recovery.code}</bdi>
          </Link>
        )}
        {sum !== null && <span className={classes['narrow']}>{sum}</span>}
      </th>
      <td className={classes['wide']}>{minutes !== null && formatNumber(language, minutes)}</td>
      <td className={classes['wide']}>
        {isReckoned && t(`per_${shift?.basis ?? 'hour'}`, { rate: moneyText(language, currency, rate_minor) })}
      </td>
      <td className={classes['wide']}>
        {isReckoned && (shift?.basis ?? 'hour') === 'hour' && <bdi>× {formatNumber(language, factor)}</bdi>}
      </td>
      <td className={classes['figure']}>
        <bdi>{moneyText(language, currency, amount_minor)}</bdi>
      </td>
    </tr>
  );

  function timeOf({ starts_at, ends_at, time_zone }: NonNullable<PayLine['shift']>): string {
    const [from, to] = [new Date(starts_at), new Date(ends_at)];
    return withCommas(language, [weekdayDate(language, from, time_zone), timesBetween(language, from, to, time_zone)]);
  }
};
