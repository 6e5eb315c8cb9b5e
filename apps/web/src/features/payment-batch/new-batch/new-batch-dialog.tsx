import { batchCode } from '@proline/domain/payment-batch/batch-status';
import { CURRENCIES } from '@proline/domain/place/region';
import { wallTimeOf } from '@proline/domain/time/zoned-time';
import { IconStack2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useNow } from '../../../lib/dates/now.ts';
import { recordsZone } from '../../../lib/dates/zones.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { currencyName, moneyText } from '../../../lib/money/money-text.ts';
import { showSuccess } from '../../../lib/screen/toast.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { SelectField } from '../../../ui/choice/select-field.tsx';
import { DateField } from '../../../ui/date/date-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import type { ListSelection } from '../../../ui/list/list-view.ts';
import { useFocusReturn } from '../../../ui/overlay/use-focus-return.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { payerAccountsQuery } from '../../payer-account/payer-account.api.ts';
import { makeBatch, type BatchPreview } from '../payment-batch.api.ts';
import { newBatchForm } from '../payment-batch.forms.ts';
import { NoPayerNote } from './no-payer-note.tsx';
import classes from './new-batch.module.css';

type NewBatchDialogProps = {
  readonly selection: ListSelection;
  readonly preview: BatchPreview;
  readonly onClose: () => void;
  readonly onMade: () => void;
};

/** Asks which account pays and on which day, and says once more how many and how much. A batch has one currency. */
export const NewBatchDialog = ({ selection, preview, onClose, onMade }: NewBatchDialogProps) => {
  useFocusReturn();
  const { t, language } = useTranslation('new-batch');
  const navigate = useNavigate();
  const today = wallTimeOf(useNow(), recordsZone()).day;
  const currencies = CURRENCIES.filter((one) => preview.totals.some(({ currency }) => currency === one));
  const [currency, setCurrency] = useState(currencies[0]);
  const [payer, setPayer] = useState<string | null>(null);
  const total = preview.totals.find((one) => one.currency === currency);
  const { data: accounts } = useQuery(payerAccountsQuery);
  const payers = accounts?.filter((one) => one.currency === currency && !one.archived);
  const chosen = payers?.find(({ id }) => id === payer) ?? payers?.[0];
  const form = useForm(newBatchForm, {
    initial: { execute_on: today },
    say: (problem) => t(problem),
    refusals: { execution_day_wrong: 'execute_on' },
    send: async ({ execute_on }, key) => {
      if (!chosen || !total || currency === undefined) return;
      const body = {
        ...{ currency, execute_on, payer_account_id: chosen.id },
        ...{ count: total.count, total_minor: total.total_minor },
      };
      const made = await makeBatch(selection, body, key);
      onMade();
      showSuccess(t('made', { code: batchCode(made.code) }));
      await navigate({ to: '/transactions/batches/$id', params: { id: made.id } });
    },
  });
  const paysNothing = payers?.length === 0;
  return (
    <FormDialog
      title={t('new_batch')}
      text={t('make_text')}
      icon={<Icon of={IconStack2} size="l" />}
      form={form}
      submitLabel={paysNothing ? null : t('make')}
      onClose={onClose}
    >
      {total && (
        <p className={classes['restated']}>
          <b>{moneyText(language, total.currency, total.total_minor)}</b>
          <span>
            {t('transfers', { count: total.count })} · {t('people', { count: total.people })}
          </span>
          {total.blocked > 0 && (
            <span className={classes['warn']}>
              {t('blocked_note', { lines: t('lines', { count: total.blocked }) })}
            </span>
          )}
        </p>
      )}
      {currencies.length > 1 && (
        <SelectField
          label={t('currency')}
          value={currency ?? ''}
          onChange={setCurrency}
          choices={currencies.map((value) => ({ value, label: currencyName(language, value) }))}
        />
      )}
      {payers === undefined && <Skeleton height={64} />}
      {paysNothing && <NoPayerNote currency={currency ?? null} />}
      {chosen && payers && (
        <>
          <SelectField
            label={t('payer')}
            required
            value={chosen.id}
            onChange={setPayer}
            choices={payers.map(({ id, label, bank_name, iban_last4 }) => ({
              value: id,
              label: [label, bank_name, ...(iban_last4 === null ? [] : [`•••• ${iban_last4}`])].join(' · '),
              lang: '',
            }))}
          />
          <DateField {...form.field('execute_on')} label={t('execute_on')} min={today} required />
        </>
      )}
    </FormDialog>
  );
};
