import { bankCsvText } from '@proline/domain/bank-file/bank-csv';
import type { CsvProfile } from '@proline/domain/bank-file/csv-profile';
import type { PaymentFile } from '@proline/domain/bank-file/payment-file';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import classes from './bank-list.module.css';

/** Made up: nobody is paid by it. */
const SAMPLE: PaymentFile = {
  message_id: 'PRL-B47-20261118',
  created_at: '2026-11-18T09:31:00Z',
  execute_on: '2026-11-19',
  currency: 'SAR',
  payer: { holder: 'Proline Events Co.', iban: 'SA0380000000608010167519', bic: 'RJHISARI' },
  lines: [
    {
      ...{ line_no: 1, end_to_end_id: 'B47-T100001', amount_minor: 46_667, name: 'Hala Mansour', holder: 'هالة منصور' },
      ...{ iban: 'SA4420000001234567891234', bank_name: 'Al Rajhi Bank', text: 'T-100001 B-047' },
    },
    {
      ...{ line_no: 2, end_to_end_id: 'B47-T100002', amount_minor: 120_000, name: 'Anas, Al-Sulami' },
      ...{
        holder: 'Anas, Al-Sulami',
        iban: 'SA0380000000608010167519',
        bank_name: 'Riyad Bank',
        text: 'T-100002 B-047',
      },
    },
  ],
};

/** What the file will say, by the same function that writes it. */
export const BankListPreview = ({ profile }: { readonly profile: CsvProfile }) => {
  const { t } = useTranslation('bank-list');
  return (
    <div className={classes['preview']}>
      <b>{t('preview')}</b>
      <pre dir="ltr" lang="" tabIndex={0} role="group" aria-label={t('preview')} className={classes['file']}>
        {bankCsvText(SAMPLE, profile).trimEnd().replaceAll('\t', '⇥')}
      </pre>
      <span className={classes['quiet']}>{t('preview_hint')}</span>
    </div>
  );
};
