import type { FillPositionShown, FillRowShown, LockedPlace } from '@proline/contract/auto-fill/auto-fill';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { Segmented } from '../../../ui/choice/segmented.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { FillRow } from './fill-row.tsx';
import { freedPlaces } from './freed-places.ts';
import { LockedRow } from './locked-row.tsx';
import { shiftName, shiftsOf, type SolvedFill } from '../fill-words.ts';
import classes from './fill-changes.module.css';

const VIEWS = ['all', 'assigned', 'moved', 'reserve', 'refused', 'locked'] as const;
type View = (typeof VIEWS)[number];

const IN_VIEW: Readonly<Record<View, (row: FillRowShown) => boolean>> = {
  all: () => true,
  assigned: ({ from_position_id, reserve }) => from_position_id === null && !reserve,
  moved: ({ from_position_id }) => from_position_id !== null,
  reserve: ({ reserve }) => reserve,
  refused: ({ code }) => code !== null,
  locked: () => false,
};

/** What is chosen about the rows until they are saved. */
type Chosen = {
  readonly leftOut: ReadonlySet<string>;
  readonly locked: ReadonlySet<string>;
  readonly onLeave: (ids: readonly string[], out: boolean) => void;
  readonly onLock: (id: string, lock: boolean) => void;
};

/** Each change by shift, with what the match is made of; before saving each can be left out. Those who are locked stand below. */
export const FillChanges = ({ chosen, ...fill }: SolvedFill & { readonly chosen: Chosen }) => {
  const { t, language } = useTranslation('auto-fill');
  const { event, run } = fill;
  const [wanted, setView] = useState<View>('all');
  const positions = new Map(run.positions.map((position) => [position.id, position]));
  const shiftOf = ({ position_id }: { readonly position_id: string }) => positions.get(position_id)?.shift.id;
  const locked = fill.locked.filter((place) => shiftOf(place) !== undefined);
  const countIn = (view: View) => (view === 'locked' ? locked : run.rows.filter(IN_VIEW[view])).length;
  const views = VIEWS.filter((one) => one === 'all' || countIn(one) > 0);
  // the last one of a view may just have left it
  const view = views.find((one) => one === wanted) ?? 'all';
  const rowsOf = Map.groupBy(run.rows.filter(IN_VIEW[view]), shiftOf);
  const lockedOf = Map.groupBy(locked, shiftOf);
  return (
    <Card
      title={t('changes')}
      end={
        views.length > 1 && (
          <Segmented
            label={t('changes')}
            value={view}
            onChange={setView}
            options={views.map((value) => ({
              value,
              label: `${t(`view_${value}`)} ${formatNumber(language, countIn(value))}`,
            }))}
          />
        )
      }
    >
      {run.rows.length === 0 && view === 'all' && <p className={classes['none']}>{t('no_changes')}</p>}
      {shiftsOf(run.positions).map((shift) => (
        <Shift
          key={shift.id}
          fill={fill}
          name={shiftName(language, shift, event.time_zone)}
          rows={rowsOf.get(shift.id) ?? []}
          locked={view === 'all' || view === 'locked' ? (lockedOf.get(shift.id) ?? []) : []}
          positions={positions}
          chosen={chosen}
          onAll={view === 'locked' ? undefined : () => setView('locked')}
        />
      ))}
    </Card>
  );
};

type ShiftProps = {
  readonly fill: SolvedFill;
  readonly name: string;
  readonly rows: readonly FillRowShown[];
  readonly locked: readonly LockedPlace[];
  readonly positions: ReadonlyMap<string, FillPositionShown>;
  readonly chosen: Chosen;
  /** to all who are locked; where they are shown already there is no need */
  readonly onAll: (() => void) | undefined;
};

const Shift = ({ fill: { run, ...fill }, name, rows, locked, positions, chosen, onAll }: ShiftProps) => {
  const { t } = useTranslation('auto-fill');
  if (rows.length + locked.length === 0) return null;
  const proposed = run.state === 'proposed';
  const freed = freedPlaces(run);
  const lockedNow = new Set(fill.locked.map(({ usher, position_id }) => `${usher.id} ${position_id}`));
  return (
    <section aria-label={name}>
      <ShiftHead name={name} rows={rows} chosen={proposed ? chosen : undefined} />
      <ul className={classes['rows']}>
        {rows.map((row) => (
          <FillRow
            key={row.id}
            row={row}
            run={run}
            freedFor={freed.get(row.id)}
            out={chosen.leftOut.has(row.id)}
            locked={proposed ? chosen.locked.has(row.id) : lockedNow.has(`${row.usher.id} ${row.position_id}`)}
            onLeave={proposed ? (gone) => chosen.onLeave([row.id], gone) : undefined}
            onLock={proposed ? (lock) => chosen.onLock(row.id, lock) : undefined}
          />
        ))}
        {onAll === undefined &&
          locked.map((place) => <LockedRow key={place.id} place={place} at={positions.get(place.position_id)} />)}
      </ul>
      {onAll && locked.length > 0 && (
        <p className={classes['more']}>
          <Icon of={IconLock} size="s" />
          <span>{t('locked_here', { count: locked.length })}</span>
          <button type="button" className={classes['seeAll']} onClick={onAll} aria-label={t('see_locked')}>
            {t('see_all')}
          </button>
        </p>
      )}
    </section>
  );
};

type ShiftHeadProps = Pick<ShiftProps, 'name' | 'rows'> & { readonly chosen: Chosen | undefined };

const ShiftHead = ({ name, rows, chosen }: ShiftHeadProps) => {
  const { t } = useTranslation('auto-fill');
  const ids = rows.map(({ id }) => id);
  const out = ids.filter((id) => chosen?.leftOut.has(id) === true).length;
  return (
    <div className={classes['shift']}>
      {chosen && ids.length > 0 && (
        <Checkbox
          label={t('take_shift', { shift: name })}
          checked={out < ids.length}
          mixed={out > 0 && out < ids.length}
          onChange={(take) => chosen.onLeave(ids, !take)}
        />
      )}
      <h3 className={classes['shiftName']}>{name}</h3>
      {ids.length > 0 && <span className={classes['quiet']}>{t('changes_here', { count: ids.length })}</span>}
    </div>
  );
};
