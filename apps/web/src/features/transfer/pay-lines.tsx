import type { getTransfer } from '@proline/contract/transfer';
import type { AnswerOf } from '@proline/contract/endpoint';
import { useTranslation } from '../../lib/i18n.ts';
import { moneyText } from '../../lib/money-text.ts';
import { formatNumber } from '../../lib/plural-text.ts';
import { DrawerFacts } from '../../ui/list/drawer-content.tsx';
import classes from './transfer.module.css';

type Lines = AnswerOf<typeof getTransfer>['data']['lines'];

/** Every amount with the minutes and the rate it comes from. */
export const PayLines = ({ lines, currency }: { readonly lines: Lines; readonly currency: string }) => {
  const { t, language } = useTranslation('transfers');
  const money = (amount: number) => moneyText(language, currency, amount);
  return (
    <DrawerFacts
      title={t('lines')}
      facts={lines.map(({ kind, minutes, rate_minor, factor, amount_minor }) => ({
        label: kind === 'other' ? t('line_else') : t(`line_${kind}`),
        value: (
          <span className={classes['line']}>
            <bdi>{money(amount_minor)}</bdi>
            {minutes !== null && rate_minor !== null && (
              <span className={classes['sum']}>
                {t('line_words', { minutes, rate: money(rate_minor), factor: formatNumber(language, factor) })}
              </span>
            )}
          </span>
        ),
      }))}
    />
  );
};
