import type { PlanZone } from '@proline/domain/event-plan/plan';
import { reconcileZones } from '@proline/domain/event-plan/headcount/headcount';
import type { Role } from '@proline/domain/event-plan/plan';
import { nameIn } from '@proline/domain/text/name-in';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { withCommas } from '../../../lib/texts/word-list.ts';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { usePlan } from '../desk/plan-context.ts';
import classes from './zones.module.css';

type UnzonedNoteProps = {
  readonly shift: string;
  readonly roles: readonly Role[];
  readonly onPlace: (zone: PlanZone, shifts: readonly string[]) => void;
};

/** Shows which roles of this shift have unzoned places, and how many unzoned places the other shifts have. */
export const UnzonedNote = ({ shift, roles, onPlace }: UnzonedNoteProps) => {
  const { t, language } = useTranslation('event-plan-zones');
  const { plan } = usePlan();
  const { zones, places } = plan.stepThreeZones;
  const { needs } = plan.stepThree;
  const left = useMemo(() => reconcileZones(needs, places).filter(({ unzoned }) => unzoned > 0), [needs, places]);
  const here = left.filter((cell) => cell.shift === shift);
  const count = here.reduce((sum, { unzoned }) => sum + unzoned, 0);
  const elsewhere = left.reduce((sum, { unzoned }) => sum + unzoned, 0) - count;
  if (count + elsewhere === 0) return null;
  const names = here.map(({ type_id, unzoned }) => {
    const role = roles.find(({ id }) => id === type_id);
    return `${formatNumber(language, unzoned)} ${role ? nameIn(language, role) : ''}`;
  });
  const zoneName = (zone: PlanZone) => nameIn(language, zone) || zone.code;
  const items = (shifts: readonly string[], all: boolean) =>
    zones.map((zone, at) => ({
      key: `${zone.key} ${all}`,
      label: all ? t('place_all_in', { name: zoneName(zone) }) : t('place_in', { name: zoneName(zone) }),
      separate: all && at === 0 && count > 0,
      run: () => onPlace(zone, shifts),
    }));
  const everywhere = [...new Set(left.map((cell) => cell.shift))];
  return (
    <div className={classes['note']}>
      <Icon of={IconInfoCircle} />
      <p>
        {count > 0 && (
          <>
            <b>{t('unzoned', { count })}</b> ({withCommas(language, names)}).{' '}
          </>
        )}
        {elsewhere > 0 && <>{t('unzoned_elsewhere', { count: elsewhere })} </>}
        {t('unzoned_allowed')}
      </p>
      <Menu
        label={t('place_them')}
        items={[...(count > 0 ? items([shift], false) : []), ...(elsewhere > 0 ? items(everywhere, true) : [])]}
        trigger={(props) => (
          <button {...props} type="button" className={classes['link']}>
            {t('place_them')}
          </button>
        )}
      />
    </div>
  );
};
