import type { FillRowShown } from '@proline/contract/auto-fill/auto-fill';
import { useState } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { Segmented } from '../../ui/choice/segmented.tsx';
import { Card } from '../../ui/page/card.tsx';
import { FillRow } from './fill-row.tsx';
import { shiftName, shiftsOf, type SolvedFill } from './fill-words.ts';
import classes from './fill-changes.module.css';

const VIEWS = ['all', 'assigned', 'moved', 'refused'] as const;
type View = (typeof VIEWS)[number];

const IN_VIEW: Readonly<Record<View, (row: FillRowShown) => boolean>> = {
  all: () => true,
  assigned: ({ from_position_id }) => from_position_id === null,
  moved: ({ from_position_id }) => from_position_id !== null,
  refused: ({ code }) => code !== null,
};

type FillChangesProps = SolvedFill & {
  readonly leftOut: ReadonlySet<string>;
  readonly onLeave: (ids: readonly string[], out: boolean) => void;
};

/** Each change by shift, with what the match is made of; before saving each can be left out. */
export const FillChanges = ({ event, run, leftOut, onLeave }: FillChangesProps) => {
  const { t, language } = useTranslation('auto-fill');
  const [view, setView] = useState<View>('all');
  const proposed = run.state === 'proposed';
  const positions = new Map(run.positions.map((position) => [position.id, position]));
  const shown = run.rows.filter(IN_VIEW[view]);
  const byShift = Map.groupBy(shown, ({ position_id }) => positions.get(position_id)?.shift.id);
  const views = VIEWS.filter((one) => one === 'all' || run.rows.some(IN_VIEW[one]));
  return (
    <Card
      title={t('changes')}
      end={
        views.length > 2 && (
          <Segmented
            label={t('changes')}
            value={view}
            onChange={setView}
            options={views.map((value) => ({
              value,
              label: `${t(`view_${value}`)} ${formatNumber(language, run.rows.filter(IN_VIEW[value]).length)}`,
            }))}
          />
        )
      }
    >
      {run.rows.length === 0 && <p className={classes['none']}>{t('no_changes')}</p>}
      {shiftsOf(run.positions).map((shift) => {
        const rows = byShift.get(shift.id) ?? [];
        if (rows.length === 0) return null;
        const ids = rows.map(({ id }) => id);
        const out = ids.filter((id) => leftOut.has(id)).length;
        const name = shiftName(language, shift, event.time_zone);
        return (
          <section key={shift.id} aria-label={name}>
            <div className={classes['shift']}>
              {proposed && (
                <Checkbox
                  label={t('take_shift', { shift: name })}
                  checked={out < ids.length}
                  mixed={out > 0 && out < ids.length}
                  onChange={(take) => onLeave(ids, !take)}
                />
              )}
              <h3 className={classes['shiftName']}>{name}</h3>
              <span className={classes['quiet']}>{t('changes_here', { count: rows.length })}</span>
            </div>
            <ul className={classes['rows']}>
              {rows.map((row) => (
                <FillRow
                  key={row.id}
                  row={row}
                  run={run}
                  out={leftOut.has(row.id)}
                  onLeave={proposed ? (gone) => onLeave([row.id], gone) : undefined}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </Card>
  );
};
