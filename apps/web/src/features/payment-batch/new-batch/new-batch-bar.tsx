import { IconStack2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { moneyText } from '../../../lib/money/money-text.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { withCommas } from '../../../lib/texts/word-list.ts';
import type { ListSelection } from '../../../ui/list/list-view.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { StepMark } from '../../../ui/picture/step-mark.tsx';
import { batchPreviewQuery, type BatchPreview } from '../payment-batch.api.ts';
import { NewBatchDialog } from './new-batch-dialog.tsx';
import classes from './new-batch.module.css';

type NewBatchBarProps = {
  readonly selection: ListSelection;
  readonly onDiscard: () => void;
  readonly onMade: () => void;
};

/** What the chosen transfers come to, in each currency, and the steps ahead. */
export const NewBatchBar = ({ selection, onDiscard, onMade }: NewBatchBarProps) => {
  const { t, language } = useTranslation('new-batch');
  const { data: preview, isError } = useQuery(batchPreviewQuery(selection));
  const [asked, setAsked] = useState(false);
  const goes = preview !== undefined && preview.totals.length > 0;
  return (
    <div className={classes['bar']} data-bottom-bar role="group" aria-label={t('new_batch')}>
      <Icon of={IconStack2} size="xl" />
      <div className={classes['words']} role="status">
        <b>{t('new_batch')}</b>
        <span className={classes['quiet']}>{preview ? <Counted preview={preview} /> : !isError && t('counting')}</span>
      </div>
      {goes && (
        <div className={classes['words']}>
          <span className={classes['quiet']}>{t('control_total')}</span>
          <b className={classes['total']}>
            {withCommas(
              language,
              preview.totals.map(({ currency, total_minor }) => moneyText(language, currency, total_minor)),
            )}
          </b>
        </div>
      )}
      {goes && <Steps preview={preview} />}
      <div className={classes['actions']}>
        <button type="button" className={classes['discard']} onClick={onDiscard}>
          {t('discard')}
        </button>
        {goes && (
          <button type="button" className={classes['go']} onClick={() => setAsked(true)}>
            {t('continue')}
          </button>
        )}
      </div>
      {asked && goes && (
        <NewBatchDialog selection={selection} preview={preview} onClose={() => setAsked(false)} onMade={onMade} />
      )}
    </div>
  );
};

const sumOf = (preview: BatchPreview, of: 'count' | 'people' | 'ready' | 'blocked'): number =>
  preview.totals.reduce((sum, total) => sum + total[of], 0);

const Counted = ({ preview }: { readonly preview: BatchPreview }) => {
  const { t, language } = useTranslation('new-batch');
  const left = preview.left_out.map(({ why, count }) => t(`left_${why}`, { count }));
  const goes =
    preview.totals.length === 0
      ? [t('none')]
      : [t('transfers', { count: sumOf(preview, 'count') }), t('people', { count: sumOf(preview, 'people') })];
  return (
    <>
      {withCommas(language, goes)}
      {left.length > 0 && ` · ${t('left_out')}: ${withCommas(language, left)}`}
    </>
  );
};

const Steps = ({ preview }: { readonly preview: BatchPreview }) => {
  const { t, language } = useTranslation('new-batch');
  const blocked = sumOf(preview, 'blocked');
  const steps = [
    { key: 'choose', below: t('lines', { count: sumOf(preview, 'count') }) },
    {
      key: 'validate',
      below: withCommas(language, [
        t('pass', { count: sumOf(preview, 'ready') }),
        ...(blocked > 0 ? [t('stay_out', { count: blocked })] : []),
      ]),
    },
    { key: 'export', below: t('export_form') },
    { key: 'result', below: t('result_form') },
  ] as const;
  return (
    <ol className={classes['steps']} aria-label={t('steps')}>
      {steps.map(({ key, below }, index) => (
        <li key={key} data-on={index < 2 || undefined}>
          <StepMark number={index + 1} current={index === 1} done={index === 0} />
          <span className={classes['words']}>
            <b>{t(`step_${key}`)}</b>
            <span className={classes['quiet']}>{below}</span>
          </span>
        </li>
      ))}
    </ol>
  );
};
