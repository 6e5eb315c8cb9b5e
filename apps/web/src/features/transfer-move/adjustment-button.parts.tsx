import { mayDo } from '@proline/domain/account/permission';
import { CURRENCIES, type Currency } from '@proline/domain/place/region';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useForm } from '../../lib/form/use-form.ts';
import { currencyName } from '../../lib/money/money-text.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useBegin } from '../../lib/screen/use-begin.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { SelectField } from '../../ui/choice/select-field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { FindPerson } from '../person/find-person.parts.tsx';
import { EventField, type FoundEvent } from './event-field.tsx';
import { addAdjustment } from './transfer-move.api.ts';
import { adjustmentForm } from './transfer-move.forms.ts';
import classes from './transfer-move.module.css';

type Given = {
  /** whom it is for; left out: it is asked for */
  readonly person_id?: string;
  /** an event's pay stays in its currency */
  readonly event?: { readonly id: string; readonly currency: string };
  /** what is proposed: that of the transfer which it corrects */
  readonly currency?: string;
};
const KINDS = ['adjustment', 'bonus', 'compensation'] as const;

/** Adds an adjustment, a bonus or a compensation, for those who may. */
export const AdjustmentButton = (given: Given) => {
  const { t } = useTranslation('transfer-move');
  const user = useUser();
  const [open, setOpen] = useState(false);
  useBegin(() => setOpen(true));
  if (user === null || !mayDo(user.permission_set, 'transfers.write')) return null;
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        <Icon of={IconPlus} />
        {t('add')}
      </Button>
      {open && <AdjustmentDialog {...given} onClose={() => setOpen(false)} />}
    </>
  );
};

const AdjustmentDialog = ({ person_id, event, currency, onClose }: Given & { readonly onClose: () => void }) => {
  const { t, language } = useTranslation('transfer-move');
  const { t: forms } = useTranslation('form');
  const [chosen, setChosen] = useState(person_id ?? null);
  const [missing, setMissing] = useState(false);
  const [found, setFound] = useState<FoundEvent | null>(null);
  const ofEvent = CURRENCIES.find((one) => one === event?.currency);
  const proposed = CURRENCIES.find((one) => one === (event?.currency ?? currency));
  const form = useForm(adjustmentForm, {
    initial: { ...adjustmentForm.initial, ...(proposed && { currency: proposed }) },
    say: (problem) => (problem === 'amount_wrong' ? t(problem) : forms(problem, REASON_LENGTH)),
    refusals: { currency_not_of_event: 'currency' },
    send: async ({ amount_minor, ...values }, key) => {
      if (chosen === null || amount_minor === null) return setMissing(true);
      const { code } = await addAdjustment(
        { ...values, amount_minor, person_id: chosen, event_id: event?.id ?? found?.id ?? null },
        key,
      );
      showSuccess(t('added', { code: `T-${code}` }));
      onClose();
    },
  });
  return (
    <FormDialog title={t('add_title')} text={t('add_text')} form={form} submitLabel={t('add')} onClose={onClose}>
      {person_id === undefined && (
        <div className={classes['person']}>
          <span>{t('add_for')}</span>
          {chosen === null ? (
            <FindPerson onFound={setChosen} />
          ) : (
            <Button tone="secondary" onClick={() => setChosen(null)}>
              {t('change_person')}
            </Button>
          )}
          {missing && chosen === null && <p role="alert">{t('add_person')}</p>}
        </div>
      )}
      {event === undefined && <EventField found={found} onFound={setFound} />}
      <SelectField
        {...form.field('kind')}
        label={t('add_kind')}
        choices={KINDS.map((value) => ({ value, label: t(`kind_${value}`) }))}
      />
      {ofEvent === undefined && (
        <SelectField
          {...form.field('currency')}
          label={t('add_currency')}
          choices={CURRENCIES.map((value: Currency) => ({ value, label: currencyName(language, value) }))}
        />
      )}
      <MoneyField {...form.field('amount_minor')} currency={form.values.currency} label={t('add_amount')} />
      <TextAreaField {...form.text('reason')} label={t('add_reason')} dir="auto" />
    </FormDialog>
  );
};
