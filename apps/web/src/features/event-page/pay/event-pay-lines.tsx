import { nameIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { moneyText } from '../../../lib/money/money-text.ts';
import { usePayLineWords, type PayLine } from '../../transfer/pay-line-words.parts.ts';
import { transferQuery } from '../../transfer/transfer.api.ts';
import { Loaded } from '../loaded.tsx';
import { shiftWords } from '../shifts/shift-period.ts';
import classes from './event-pay-lines.module.css';

/** Shows how one amount was calculated, shift by shift. */
export const EventPayLines = ({ id }: { readonly id: string }) => {
  const { t, language } = useTranslation('event-page');
  const { kindOf, sumOf } = usePayLineWords();
  const query = useQuery(transferQuery(id));
  return (
    <Loaded query={query} height={56}>
      {({ lines, currency }) =>
        lines.length === 0 ? (
          <p className={classes['none']}>{t('no_lines')}</p>
        ) : (
          <ul className={classes['lines']}>
            {lines.map((line) => (
              <li key={line.id} data-less={line.amount_minor < 0 || undefined}>
                <b>{kindOf(line)}</b>
                <span className={classes['what']}>
                  <LineShift line={line} />
                  <bdi>{sumOf(line, currency)}</bdi>
                </span>
                <bdi className={classes['amount']}>{moneyText(language, currency, line.amount_minor)}</bdi>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
};

const LineShift = ({ line: { shift } }: { readonly line: PayLine }) => {
  const { language } = useTranslation('event-page');
  if (shift === null) return null;
  return (
    <span>
      {shiftWords(language, shift, shift.time_zone)}
      {' · '}
      <bdi>{nameIn(language, shift.role)}</bdi>
    </span>
  );
};
