import { CURRENCIES } from '@proline/domain/place/region';
import type { Type } from '@proline/contract/type/type';
import { nameIn } from '@proline/domain/text/name-in';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { minorToText, textToMinor } from '../../lib/money/money-input.ts';
import { InlineText } from '../catalogue/inline-text.parts.tsx';
import { isRate } from './type.forms.ts';
import classes from './rate.module.css';

const LONGEST_AMOUNT = 16;

type RateCellProps = { readonly type: Type; readonly change: (values: Partial<Type>) => Promise<unknown> };

/** Edits a type's rate. Another currency starts from nothing, because 45 riyals are not 45 dinars. */
export const RateCell = ({ type, change }: RateCellProps) => {
  const { t, language } = useTranslation('type');
  const { currency, default_rate_minor } = type;
  const name = nameIn(language, type);
  const amount = minorToText(currency, default_rate_minor);
  const read = (text: string) => {
    const minor = textToMinor(currency, text);
    return isRate(minor) ? minor : null;
  };
  return (
    <span className={classes['rate']}>
      <InlineText
        amount
        label={t('rate_of', { name })}
        value={amount}
        maxLength={LONGEST_AMOUNT}
        check={(text) =>
          read(text) === null ? t('not_an_amount', { example: minorToText(currency, 4_500) }) : undefined
        }
        save={(text) => change({ default_rate_minor: read(text) ?? default_rate_minor })}
      />
      <select
        className={classes['currency']}
        // Currency codes are Latin letters in every language.
        lang="en"
        aria-label={t('currency_of', { name })}
        value={currency}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          change({ currency: chosen, default_rate_minor: 0 }).catch(() => undefined);
        }}
      >
        {CURRENCIES.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </span>
  );
};
