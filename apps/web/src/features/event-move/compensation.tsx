import type { EventMoves } from '@proline/contract/event-move/event-move';
import { useState } from 'react';
import { useForm } from '../../lib/form/use-form.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { currencyName, moneyText } from '../../lib/money/money-text.ts';
import { SwitchField } from '../../ui/choice/switch-field.tsx';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { compensationForm } from './event-move.forms.ts';

/** Offers a compensation only in the notice period, when people kept the day free, and only if any are confirmed. */
export const useCompensation = ({ inside_notice_period, notice_hours, touches, currency }: EventMoves) => {
  const { t } = useTranslation('event-move');
  const [wanted, setWanted] = useState(false);
  // The move carries the amount, so the form itself sends nothing.
  const form = useForm(compensationForm, { say: (problem) => t(problem), send: () => undefined });
  const { compensation_minor } = form.values;
  return {
    offered: inside_notice_period && touches.confirmed > 0,
    people: touches.confirmed,
    currency,
    notice_hours,
    wanted,
    setWanted,
    form,
    amount: compensationForm.check(form.values).compensation_minor === undefined ? compensation_minor : null,
    /** Returns what is sent. It throws while the amount is invalid, so that the dialog stays open. */
    read: (): { compensation_minor?: number } => {
      if (!wanted) return {};
      if (!form.validate() || compensation_minor === null) throw new Error('The amount is not one');
      return { compensation_minor };
    },
  };
};

export const CompensationFields = (compensation: ReturnType<typeof useCompensation>) => {
  const { t, language } = useTranslation('event-move');
  const { people, currency, notice_hours, wanted, setWanted, form, amount } = compensation;
  const money = (minor: number) => moneyText(language, currency, minor);
  return (
    <>
      <SwitchField
        label={t('compensate')}
        hint={t('compensate_hint', { count: notice_hours })}
        checked={wanted}
        onChange={setWanted}
      />
      {wanted && (
        <form {...form.props}>
          <MoneyField
            {...form.field('compensation_minor')}
            label={t('amount_each', { currency: currencyName(language, currency) })}
            currency={currency}
            hint={
              amount === null
                ? undefined
                : t('amount_sum', { count: people, each: money(amount), sum: money(amount * people) })
            }
          />
        </form>
      )}
    </>
  );
};
