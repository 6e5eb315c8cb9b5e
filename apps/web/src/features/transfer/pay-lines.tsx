import { nameIn } from '@proline/domain/text/name-in';
import { weekdayDate } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { moneyText } from '../../lib/money/money-text.ts';
import { usePayLineWords, type PayLine } from './pay-line-words.parts.ts';
import { DrawerFacts } from '../../ui/list/drawer/drawer-content.tsx';
import classes from './transfer.module.css';

type PayLinesProps = {
  readonly lines: readonly PayLine[];
  readonly currency: string;
  /** Something around them has the title. */
  readonly untitled?: boolean;
};

/** Every amount with its shift and how it is calculated. */
export const PayLines = ({ lines, currency, untitled = false }: PayLinesProps) => {
  const { t, language } = useTranslation('transfer');
  const { kindOf, sumOf } = usePayLineWords();
  const money = (amount: number) => moneyText(language, currency, amount);
  return (
    <DrawerFacts
      {...(!untitled && { title: t('lines') })}
      facts={lines.map((line) => ({
        key: line.id,
        label: kindOf(line),
        value: (
          <span className={classes['line']}>
            <bdi>{money(line.amount_minor)}</bdi>
            {line.note !== null && (
              <span className={classes['sum']} dir="auto" lang="">
                {line.note}
              </span>
            )}
            {[shiftOf(line), line.note === null ? sumOf(line, currency) : null].map(
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
