import type { PlanShift } from '@proline/domain/event-plan/plan';
import { cellNumbers, numberAt } from '@proline/domain/event-plan/headcount/cell-changes';
import { isBlock } from '@proline/domain/event-plan/paste/pasted-cells';
import type { Role } from '@proline/domain/event-plan/plan';
import { placedOf, type Placed } from '@proline/domain/event-plan/zones/zone-changes';
import { nameIn } from '@proline/domain/text/name-in';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { useOrder } from '../../../ui/drag/use-order.ts';
import { moveByKey, pasteInto } from '../../../ui/grid/grid-keys.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { fieldAnchor, usePlan } from '../desk/plan-context.ts';
import { TableScroll } from '../frame/table-scroll.tsx';
import { useProblems } from '../problems/use-problems.ts';
import type { ZoneWork } from './use-zones.ts';
import { ZoneRow } from './zone-row.tsx';
import table from '../frame/work-table.module.css';
import classes from './zones.module.css';

type ZoneTableProps = {
  readonly roles: readonly Role[];
  /** Undefined when there are no shifts yet. */
  readonly shift: PlanShift | undefined;
  readonly work: ZoneWork;
  readonly onEdit: (key: string) => void;
};

const ZONE_FIELDS = ['code', 'name_en', 'name_ar', 'colour', 'radius_m'] as const;

export const ZoneTable = ({ roles, shift, work, onEdit }: ZoneTableProps) => {
  const { t, language } = useTranslation('event-plan-zones');
  const { t: tPlan } = useTranslation('event-plan');
  const { plan } = usePlan();
  const problems = useProblems('stepThreeZones');
  const { zones, places } = plan.stepThreeZones;
  const numbers = useMemo(() => cellNumbers(places), [places]);
  const { order, said } = useZoneOrder(work);
  const columns = shift ? roles : [];
  const placed = usePlaced(shift?.key, columns);
  return (
    <>
      <TableScroll cells={zones.length * columns.length}>
        <table
          className={table['table']}
          data-zones
          onKeyDown={moveByKey}
          onPaste={pasteInto(isBlock, work.pasteBlock)}
          {...fieldAnchor('stepThreeZones', 'places')}
        >
          <caption className="visually-hidden">{t('zones_caption')}</caption>
          <thead>
            <tr>
              <th scope="col" className={table['first']}>
                {t('zone')}
              </th>
              <th scope="col" className={table['start']}>
                {tPlan('leader')}
              </th>
              <th scope="col" className={`${table['start']} ${classes['radius']}`}>
                {t('radius')}
              </th>
              {columns.map((role) => (
                <th key={role.id} scope="col" className={classes['role']}>
                  <span>{nameIn(language, role)}</span>
                </th>
              ))}
              <th scope="col" className={table['total']}>
                {tPlan('total')}
              </th>
            </tr>
          </thead>
          <tbody data-order-body {...fieldAnchor('stepThreeZones', 'zones')}>
            {order.order.map((key) => {
              const row = zones.findIndex((zone) => zone.key === key);
              const zone = zones[row];
              if (!zone) return null;
              const problem = ZONE_FIELDS.map((field) => problems.get(`zones.${row}.${field}`)).find(Boolean);
              return (
                <ZoneRow
                  key={key}
                  zone={zone}
                  row={row}
                  roles={columns}
                  values={columns.map(({ id }) =>
                    shift ? numberAt(numbers, { zone: key, shift: shift.key, type_id: id }) : 0,
                  )}
                  over={placed.map(({ placed: here, wanted }) => here > wanted)}
                  problem={problem?.text}
                  handle={order.handle(key)}
                  held={order.heldId === key}
                  onChange={work.onChange}
                  onEdit={onEdit}
                />
              );
            })}
          </tbody>
          {shift && (
            <tfoot>
              <tr>
                <th scope="row" className={table['first']}>
                  <b>{t('placed_of')}</b>
                </th>
                <td />
                <td className={classes['radius']} />
                {placed.map((cell) => (
                  <td key={cell.type_id}>
                    <PlacedMark cell={cell} />
                  </td>
                ))}
                <td className={table['total']}>
                  {formatNumber(
                    language,
                    placed.reduce((sum, { placed: here }) => sum + here, 0),
                  )}
                  /
                  {formatNumber(
                    language,
                    placed.reduce((sum, { wanted }) => sum + wanted, 0),
                  )}
                </td>
              </tr>
            </tfoot>
          )}
        </table>
      </TableScroll>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
};

const usePlaced = (shift: string | undefined, columns: readonly Role[]): readonly Placed[] => {
  const { stepThree, stepThreeZones } = usePlan().plan;
  const { needs } = stepThree;
  const { places } = stepThreeZones;
  return useMemo(() => {
    const types = columns.map(({ id }) => id);
    return shift === undefined ? [] : placedOf(needs, places, shift, types);
  }, [needs, places, shift, columns]);
};

/** Shows by color, icon and words whether all people are placed, some are missing, or too many are placed. */
const PlacedMark = ({ cell: { placed, wanted } }: { readonly cell: Placed }) => {
  const { t, language } = useTranslation('event-plan-zones');
  const state = placed > wanted ? 'over' : placed < wanted ? 'left' : 'ok';
  const numbers = `${formatNumber(language, placed)}/${formatNumber(language, wanted)}`;
  if (placed === 0 && wanted === 0) return <span className={classes['nil']}>–</span>;
  return (
    <span className={classes['mark']} data-state={state} title={t(`placed_${state}`)}>
      {state === 'ok' && <Icon of={IconCheck} size="xs" stroke={2.5} />}
      {state === 'over' && <Icon of={IconAlertTriangle} size="xs" />}
      {numbers}
      <span className="visually-hidden"> {t(`placed_${state}`)}</span>
    </span>
  );
};

const useZoneOrder = (work: ZoneWork) => {
  const { t, language } = useTranslation('event-plan-zones');
  const { zones } = usePlan().plan.stepThreeZones;
  const [said, setSaid] = useState('');
  const order = useOrder({
    ids: zones.map(({ key }) => key),
    place: work.place,
    announce: (event, id, at) => {
      const zone = zones.find(({ key }) => key === id);
      const name = zone ? nameIn(language, zone) || zone.code : '';
      setSaid(t(`order_${event}`, { name, place: at + 1, all: zones.length }));
    },
  });
  return { order, said };
};
