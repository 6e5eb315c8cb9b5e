import type { PaymentBatch } from '@proline/contract/payment-batch/payment-batch';
import { moment } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { withCommas } from '../../../lib/texts/word-list.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CopyText } from '../../../ui/button/copy-text.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { useBatchFiles } from '../use-batch-files.tsx';
import classes from './batch-cards.module.css';

const ENDS = 8;
const shortHash = (hash: string): string => `${hash.slice(0, ENDS)} … ${hash.slice(-ENDS)}`;

/** What the bank was sent: the same bytes, however often it is downloaded. */
export const FileCard = ({ batch }: { readonly batch: PaymentBatch }) => {
  const { t, language } = useTranslation('payment-batch');
  const files = useBatchFiles(batch);
  const { file, exported_at, exported_by, status } = batch;
  if (status === 'canceled') return null;
  if (file === null || exported_at === null)
    return (
      <Card title={t('file')}>
        <p className={classes['quiet']}>{t('no_file')}</p>
      </Card>
    );
  const by = exported_by === null ? [] : [exported_by];
  return (
    <Card title={t('file')} tag={<bdi dir="ltr">pain.001.001.09</bdi>}>
      <dl className={classes['facts']}>
        <div>
          <dt>{t('message_id')}</dt>
          <dd>
            <bdi dir="ltr">{file.message_id}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('sha256')}</dt>
          <dd>
            <CopyText
              text={file.sha256}
              shown={shortHash(file.sha256)}
              label={t('copy_hash')}
              copiedLabel={t('copied')}
            />
          </dd>
        </div>
        <div>
          <dt>{t('exported')}</dt>
          <dd>
            <bdi>{withCommas(language, [moment(language, new Date(exported_at)), ...by])}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('fetched')}</dt>
          <dd>{file.fetched === 0 ? t('fetched_never') : t('fetched_times', { count: file.fetched })}</dd>
        </div>
      </dl>
      {files.length > 0 && (
        <div className={classes['files']} role="group" aria-label={t('download')}>
          {files.map(({ key, label, hint, icon, run }) => (
            <Button key={key} tone="secondary" onClick={run}>
              {icon}
              {hint ?? label}
            </Button>
          ))}
        </div>
      )}
    </Card>
  );
};
