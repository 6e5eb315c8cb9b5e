import { nameIn } from '@proline/domain/text/name-in';
import { weekdayDate } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { moneyText } from '../../lib/money/money-text.ts';
import { usePayLineWords, type PayLine } from './pay-line-words.parts.ts';
import { DrawerFacts } from '../../ui/list/drawer/drawer-content.tsx';
import classes from './transfer.module.css';

/** Every amount with its shift and how it is calculated. */
export const PayLines = ({ lines, currency }: { readonly lines: readonly PayLine[]; readonly currency: string }) => {
  const { t, language } = useTranslation('transfer');
  const { kindOf, sumOf } = usePayLineWords();
  const money = (amount: number) => moneyText(language, currency, amount);
  return (
    <DrawerFacts
      title={t('lines')}
      facts={lines.map((line) => ({
        key: line.id,
        label: kindOf(line),
        value: (
          <span className={classes['line']}>
            <bdi>{money(line.amount_minor)}</bdi>
            {[shiftOf(line), sumOf(line, currency)].map(
              (words) =>
                words !== null && (
                  <span key={words} className={classes['sum']}>
                    {words}
                  </span>
                ),
            )}
          </span>
        ),
      }))}
    />
  );

  function shiftOf({ shift }: PayLine): string | null {
    if (shift === null) return null;
    const role = nameIn(language, shift.role);
    return `${weekdayDate(language, new Date(shift.starts_at), shift.time_zone)} · ${role}`;
  }
};
