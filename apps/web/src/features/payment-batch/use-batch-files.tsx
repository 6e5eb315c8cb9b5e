import type { PaymentBatch } from '@proline/contract/payment-batch/payment-batch';
import { IconFileCode, IconFileSpreadsheet } from '@tabler/icons-react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import type { MenuItem } from '../../ui/overlay/menu.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { saveBatchFile, type FileWish } from './payment-batch.api.ts';
import { useMayPay } from './use-may-pay.ts';

/** The files of an exported batch: pain.001 and the CSV of each bank in the settings. None for who may not see accounts. */
export const useBatchFiles = ({ id, file }: PaymentBatch): readonly MenuItem[] => {
  const { t } = useTranslation('payment-batch');
  const { mayReveal } = useMayPay();
  if (file === null || !mayReveal) return [];
  // A refusal has been shown by then.
  const save = (wish: FileWish) => () => void saveBatchFile(id, wish).catch(() => undefined);
  const [only] = file.csv_profiles;
  return [
    { key: 'pain', label: t('pain'), icon: <Icon of={IconFileCode} />, run: save({ format: 'pain.001' }) },
    ...(file.csv_profiles.length < 2
      ? [
          {
            key: 'csv',
            label: t('bank_csv'),
            icon: <Icon of={IconFileSpreadsheet} />,
            run: save({ format: 'csv', ...(only !== undefined && { profile: only }) }),
          },
        ]
      : file.csv_profiles.map((profile) => ({
          key: `csv ${profile}`,
          label: t('bank_csv'),
          hint: profile,
          icon: <Icon of={IconFileSpreadsheet} />,
          run: save({ format: 'csv', profile }),
        }))),
  ];
};
