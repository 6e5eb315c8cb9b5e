import type { FillRowShown } from '@proline/contract/auto-fill/auto-fill';
import { IconWand } from '@tabler/icons-react';
import { useState } from 'react';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { discardAutoFill, revertAutoFill } from './auto-fill.api.ts';
import { SaveFillDialog } from './save-fill-dialog.tsx';
import type { SolvedRun } from './fill-words.ts';
import classes from './fill-bar.module.css';

type FillBarProps = {
  readonly run: SolvedRun;
  readonly leftOut: ReadonlySet<string>;
  /** rows that are locked when they are saved */
  readonly locked: ReadonlySet<string>;
};

/** What the plan comes to, and what can be done with it now. */
export const FillBar = ({ run, leftOut, locked }: FillBarProps) => {
  const { t } = useTranslation('auto-fill');
  const taken = run.rows.filter(({ id }) => !leftOut.has(id));
  const words = useHeadWords(run, taken);
  return (
    <div className={classes['bar']} data-bottom-bar role="group" aria-label={t('plan')}>
      <Icon of={IconWand} size="xl" />
      <div className={classes['words']} role="status">
        <b>{words.head}</b>
        <span className={classes['quiet']}>{words.below}</span>
      </div>
      <Counts run={run} taken={taken} />
      <div className={classes['actions']}>
        {run.state === 'proposed' && <Proposed run={run} taken={taken} leftOut={leftOut} locked={locked} />}
        {run.state === 'saved' && <Revert run={run} />}
      </div>
    </div>
  );
};

const countOf = (rows: readonly FillRowShown[], result: FillRowShown['result']) =>
  rows.filter((row) => row.result === result).length;

const useHeadWords = (run: SolvedRun, taken: readonly FillRowShown[]) => {
  const { t, language } = useTranslation('auto-fill');
  const number = (value: number) => formatNumber(language, value);
  const { filled_before, filled_after, places } = run.figures;
  if (run.state === 'proposed') {
    const left = run.rows.filter((row) => !taken.includes(row) && row.from_position_id === null && !row.reserve).length;
    const told = new Set(taken.map(({ usher }) => usher.id)).size;
    return {
      head: t('not_saved', { filled: number(Math.max(filled_before, filled_after - left)), places: number(places) }),
      below: t('told', { count: told }),
    };
  }
  if (run.state === 'saved') return { head: t('saved', { count: countOf(run.rows, 'given') }), below: t('can_revert') };
  return { head: t('reverted', { count: countOf(run.rows, 'taken_back') }), below: t('reverted_text') };
};

export const Counts = ({ run, taken }: { readonly run: SolvedRun; readonly taken: readonly FillRowShown[] }) => {
  const { t, language } = useTranslation('auto-fill');
  const moved = taken.filter(({ from_position_id }) => from_position_id !== null).length;
  const standBy = taken.filter(({ reserve }) => reserve).length;
  const empty = run.positions.reduce((sum, { gap }) => sum + (gap?.open ?? 0), 0);
  const counts =
    run.state === 'proposed'
      ? ([
          ['more', taken.length - moved - standBy, t('assigned')],
          ['moved', moved, t('moved')],
          ...(run.reserves ? ([['plain', standBy, t('reserve')]] as const) : []),
          ['plain', run.figures.locked, t('locked')],
          ['short', empty, t('nobody_fits')],
        ] as const)
      : ([
          ['short', countOf(run.rows, 'refused'), t('result_refused')],
          ['plain', countOf(run.rows, 'left_out'), t('result_left_out')],
          ['short', countOf(run.rows, 'kept'), t('result_kept')],
        ] as const);
  return (
    <ul className={classes['counts']}>
      {counts
        .filter(([, count]) => run.state === 'proposed' || count > 0)
        .map(([tone, count, label]) => (
          <li key={label} data-tone={tone}>
            <b>{formatNumber(language, count)}</b> {label}
          </li>
        ))}
    </ul>
  );
};

export const Proposed = ({
  run,
  taken,
  leftOut,
  locked,
}: FillBarProps & { readonly taken: readonly FillRowShown[] }) => {
  const { t } = useTranslation('auto-fill');
  const [asked, setAsked] = useState<'save' | 'discard' | null>(null);
  return (
    <>
      <Button tone="secondary" onClick={() => setAsked('discard')}>
        {t('discard')}
      </Button>
      {taken.length > 0 && <Button onClick={() => setAsked('save')}>{t('save')}</Button>}
      <SaveFillDialog
        open={asked === 'save'}
        run={run}
        leftOut={leftOut}
        locked={locked}
        onClose={() => setAsked(null)}
      />
      <ConfirmDialog
        open={asked === 'discard'}
        title={t('discard_title')}
        text={t('discard_text')}
        confirmLabel={t('discard')}
        onCancel={() => setAsked(null)}
        onConfirm={() => discardAutoFill(run.id)}
      />
    </>
  );
};

const Revert = ({ run }: { readonly run: SolvedRun }) => {
  const { t } = useTranslation('auto-fill');
  const [asked, setAsked] = useState(false);
  const given = countOf(run.rows, 'given');
  if (given === 0) return null;
  return (
    <>
      <Button tone="secondary" onClick={() => setAsked(true)}>
        {t('revert')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('revert_title')}
        text={t('revert_text')}
        consequences={[t('revert_consequence', { count: given })]}
        confirmLabel={t('revert')}
        onCancel={() => setAsked(false)}
        onConfirm={async () => {
          const { taken_back } = await revertAutoFill(run.id);
          setAsked(false);
          showSuccess(t('reverted', { count: taken_back }));
        }}
      />
    </>
  );
};
