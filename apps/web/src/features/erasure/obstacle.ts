import type { Erasable } from '@proline/contract/erasure/erasure';
import { nameIn } from '@proline/domain/text/name-in';
import { ApiError } from '../../lib/api/api-error.ts';
import { moneyText } from '../../lib/money/money-text.ts';
import type { Language } from '../../lib/preferences/preferences-cookie.ts';
import type { Translate } from '../../lib/texts/i18n.ts';
import { withCommas } from '../../lib/texts/word-list.ts';

type Amounts = readonly Pick<Erasable['owed'][number], 'currency' | 'amount_minor'>[];

export const amountsText = (language: Language, owed: Amounts): string =>
  withCommas(
    language,
    owed.map(({ currency, amount_minor }) => moneyText(language, currency, amount_minor)),
  );

/** Who of several stands in the way, and with how much; null: the failure is shown already. */
export const obstacleIn = (error: unknown, t: Translate<'erasure'>, language: Language): string | null => {
  if (!(error instanceof ApiError) || error.record === null) return null;
  const name = nameIn(language, error.record);
  const { owed = [] } = error.record;
  return owed.length > 0 ? t('owed_to', { name, amount: amountsText(language, owed) }) : t('unsettled_of', { name });
};
