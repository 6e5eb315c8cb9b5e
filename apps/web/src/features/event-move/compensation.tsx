import type { EventMoves } from '@proline/contract/event-move/event-move';
import { COMPENSATION_MINOR, NOTICE_PERIOD_HOURS } from '@proline/domain/event-move/compensation';
import { useState } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { textToMinor } from '../../lib/money/money-input.ts';
import { currencyName, moneyText } from '../../lib/money/money-text.ts';
import { SwitchField } from '../../ui/choice/switch-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

/** Offers a compensation only in the notice period, when people kept the day free, and only if any are confirmed. */
export const useCompensation = ({ inside_notice_period, touches, currency }: EventMoves) => {
  const [wanted, setWanted] = useState(false);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const amount = textToMinor(currency, text);
  const valid = amount !== null && amount >= COMPENSATION_MINOR.least && amount <= COMPENSATION_MINOR.most;
  return {
    offered: inside_notice_period && touches.confirmed > 0,
    people: touches.confirmed,
    currency,
    wanted,
    setWanted,
    text,
    setText,
    amount: valid ? amount : null,
    wrong: tried && !valid,
    /** Returns what is sent. It throws while the amount is invalid, so that the dialog stays open. */
    read: (): { compensation_minor?: number } => {
      if (!wanted) return {};
      setTried(true);
      if (!valid) throw new Error('The amount is not one');
      return { compensation_minor: amount };
    },
  };
};

export const CompensationFields = (compensation: ReturnType<typeof useCompensation>) => {
  const { t, language } = useTranslation('event-move');
  const { people, currency, wanted, setWanted, text, setText, amount, wrong } = compensation;
  const money = (minor: number) => moneyText(language, currency, minor);
  return (
    <>
      <SwitchField
        label={t('compensate')}
        hint={t('compensate_hint', { hours: NOTICE_PERIOD_HOURS })}
        checked={wanted}
        onChange={setWanted}
      />
      {wanted && (
        <TextField
          label={t('amount_each', { currency: currencyName(language, currency) })}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={wrong ? t('amount_wrong') : undefined}
          hint={
            amount === null
              ? undefined
              : t('amount_sum', { count: people, each: money(amount), sum: money(amount * people) })
          }
        />
      )}
    </>
  );
};
