import type { Type } from '@proline/contract/type/type';
import { nameIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { minorToText, textToMinor } from '../../lib/money/money-input.ts';
import { currencyMark } from '../../lib/money/money-text.ts';
import { organisationQuery } from '../../lib/preferences/organisation.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { InlineText } from '../catalogue/inline-text.parts.tsx';
import { RatesDialog } from './rates-dialog.tsx';
import { isRate } from './type.forms.ts';
import { withRate } from './type-rates.ts';
import classes from './rate.module.css';

const LONGEST_AMOUNT = 16;

type RateCellProps = { readonly type: Type; readonly change: (values: Partial<Type>) => Promise<unknown> };

/** Edits a type's rate in the organization's currency, and leads to those in others. */
export const RateCell = ({ type, change }: RateCellProps) => {
  const { t, language } = useTranslation('type');
  const { data: organisation } = useQuery(organisationQuery);
  const [opened, setOpened] = useState(false);
  const currency = organisation?.region.currency ?? 'SAR';
  const { rates } = type;
  const name = nameIn(language, type);
  const rate = rates[currency];
  const others = Object.keys(rates).filter((one) => one !== currency).length;
  const read = (text: string) => (text === '' ? null : (textToMinor(currency, text) ?? Number.NaN));
  const isFine = (text: string) => text === '' || isRate(read(text));
  const more = others === 0 ? t('other_currencies') : t('more_currencies', { count: others });
  return (
    <span className={classes['rate']}>
      <InlineText
        amount
        label={t('rate_of', { name })}
        value={rate === undefined ? '' : minorToText(currency, rate)}
        maxLength={LONGEST_AMOUNT}
        check={(text) => (isFine(text) ? undefined : t('not_an_amount', { example: minorToText(currency, 4_500) }))}
        save={(text) => change({ rates: withRate(rates, currency, read(text)) })}
      />
      <span className={classes['mark']}>{currencyMark(language, currency)}</span>
      <button
        type="button"
        className={classes['others']}
        // What is read aloud contains what is seen, for people who speak to their computer.
        aria-label={`${more}: ${t('rates_of', { name })}`}
        onClick={() => setOpened(true)}
      >
        {more}
      </button>
      {opened && <RatesDialog type={type} save={(next) => change({ rates: next })} close={() => setOpened(false)} />}
    </span>
  );
};
