import type { PlanZone } from '@proline/domain/event-plan/plan';
import type { Role } from '@proline/domain/event-plan/plan';
import { nameIn, ownFirst } from '@proline/domain/text/name-in';
import { IconAlertCircle, IconGripVertical } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { withCommas } from '../../../lib/texts/word-list.ts';
import type { Order } from '../../../ui/drag/use-order.ts';
import { NumberCell } from '../../../ui/grid/number-cell.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { fieldAnchor } from '../desk/plan-context.ts';
import { ZoneLeader } from './zone-leader.tsx';
import table from '../frame/work-table.module.css';
import classes from './zones.module.css';

type ZoneRowProps = {
  readonly zone: PlanZone;
  readonly row: number;
  readonly roles: readonly Role[];
  readonly values: readonly number[];
  /** Columns in which more people are placed than the shift needs. */
  readonly over: readonly boolean[];
  readonly problem: string | undefined;
  readonly handle: ReturnType<Order['handle']>;
  readonly held: boolean;
  readonly onChange: (row: number, column: number, headcount: number) => void;
  readonly onEdit: (key: string) => void;
};

export const ZoneRow = ({ zone, row, roles, values, over, problem, handle, held, onChange, onEdit }: ZoneRowProps) => {
  const { t, language } = useTranslation('event-plan-zones');
  const [name, other] = ownFirst(language, zone.name_en, zone.name_ar);
  const called = name || other || zone.code;
  return (
    <tr className={classes['row']} data-entry={zone.key} data-held={held || undefined}>
      <th scope="row" className={table['first']}>
        <span className={classes['zone']}>
          <button
            {...handle}
            type="button"
            className={classes['handle']}
            aria-label={t('move_of', { name: called })}
            title={t('move_hint')}
          >
            <Icon of={IconGripVertical} size="s" />
          </button>
          <button
            type="button"
            className={classes['edit']}
            aria-haspopup="dialog"
            title={t('edit_of', { name: called })}
            {...fieldAnchor('stepThreeZones', `zones.${row}`)}
            onClick={() => onEdit(zone.key)}
          >
            <span className="visually-hidden">{t('edit')} </span>
            <span className={classes['code']} style={{ backgroundColor: zone.colour }}>
              {zone.code.trim() || '?'}
            </span>
            <span className={classes['names']}>
              <b className="clip">{name || <i className={classes['missing']}>{t('no_name')}</i>}</b>
              <span className={`clip ${classes['other']}`} lang={language === 'ar' ? 'en' : 'ar'} dir="auto">
                {other}
              </span>
              {problem !== undefined && (
                <span className={classes['problem']}>
                  <Icon of={IconAlertCircle} size="xs" />
                  {problem}
                </span>
              )}
            </span>
          </button>
        </span>
      </th>
      <td className={table['start']}>
        <ZoneLeader zone={zone} name={called} />
      </td>
      <td className={`${table['start']} ${classes['radius']}`}>{t('metres', { metres: zone.radius_m })}</td>
      {roles.map((role, column) => (
        <td key={role.id}>
          <NumberCell
            small
            label={withCommas(language, [called, nameIn(language, role)])}
            value={values[column] ?? 0}
            row={row}
            column={column}
            problem={over[column] && (values[column] ?? 0) > 0 ? t('placed_over') : undefined}
            onChange={onChange}
          />
        </td>
      ))}
      <td className={table['total']}>
        {formatNumber(
          language,
          values.reduce((sum, value) => sum + value, 0),
        )}
      </td>
    </tr>
  );
};
