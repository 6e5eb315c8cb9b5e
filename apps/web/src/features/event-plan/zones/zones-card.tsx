import { MOST_ZONES, type PlanShift } from '@proline/domain/event-plan/plan';
import { overfilledCells } from '@proline/domain/event-plan/headcount/headcount';
import { byTime } from '@proline/domain/event-plan/shifts/shift-changes';
import { IconClipboardText, IconMapPin, IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { fieldAnchor, usePlan } from '../desk/plan-context.ts';
import { ProblemLine } from '../problems/problem-line.tsx';
import { ShiftChoice } from '../shifts/shift-choice.tsx';
import { shiftTitle, timesText } from '../shifts/shift-words.ts';
import { UnzonedNote } from './unzoned-note.tsx';
import { useProblems } from '../problems/use-problems.ts';
import { useRoleRows } from '../headcount/use-role-rows.ts';
import { useZones } from './use-zones.ts';
import { WorkCard } from '../frame/work-card.tsx';
import { ZoneDialog } from './zone-dialog.tsx';
import { ZoneTable } from './zone-table.tsx';
import { ZonesPasteDialog } from './zones-paste-dialog.tsx';
import classes from '../frame/work-table.module.css';

/** Shows the zones of the venue, and how many people stand in each during each shift. */
export const ZonesCard = ({ wanted }: { readonly wanted: boolean }) => {
  const { t } = useTranslation('event-plan-zones');
  const { t: tPlan } = useTranslation('event-plan');
  const { plan } = usePlan();
  const { zones } = plan.stepThreeZones;
  const shifts = useMemo(() => plan.stepTwo.shifts.toSorted(byTime), [plan.stepTwo.shifts]);
  const [chosen, setChosen] = useState('');
  const [edited, setEdited] = useState<string | null>(null);
  const [pasting, setPasting] = useState(false);
  const shift = shifts.find(({ key }) => key === chosen) ?? shifts[0];
  const { roles } = useRoleRows();
  const work = useZones(roles, shift?.key ?? null);
  const editedZone = zones.find(({ key }) => key === edited);
  return (
    <WorkCard
      number="3.3"
      title={tPlan('zones_word')}
      note={zones.length === 0 ? t('zones_note') : undefined}
      wanted={wanted}
      beside={
        zones.length > 0 &&
        shifts.length > 1 &&
        shift && <ShiftChoice shifts={shifts} chosen={shift.key} onChange={setChosen} />
      }
      end={
        <>
          {zones.length > 0 && shifts.length > 1 && (
            <Button tone="secondary" data-small onClick={work.copyToAll}>
              {t('copy_all_shifts')}
            </Button>
          )}
          <Button tone="secondary" data-small aria-label={t('paste_zones')} onClick={() => setPasting(true)}>
            <Icon of={IconClipboardText} size="s" stroke={2} />
            {tPlan('paste_short')}
          </Button>
          {zones.length < MOST_ZONES && (
            <Button tone="secondary" data-small onClick={() => setEdited(work.add())}>
              <Icon of={IconPlus} size="s" stroke={2} />
              {t('zone')}
            </Button>
          )}
        </>
      }
    >
      {zones.length === 0 ? (
        <div {...fieldAnchor('stepThreeZones', 'zones')}>
          <EmptyState
            icon={<Icon of={IconMapPin} size="xxl" />}
            tone="brand"
            title={t('no_zones')}
            text={t('no_zones_text')}
          />
        </div>
      ) : (
        <ZoneTable roles={roles} shift={shift} work={work} onEdit={setEdited} />
      )}
      <ZoneProblems shifts={shifts} shift={shift?.key} onShift={setChosen} />
      {zones.length > 0 && shift && <UnzonedNote shift={shift.key} roles={roles} onPlace={work.placeRest} />}
      {editedZone && (
        <ZoneDialog
          key={editedZone.key}
          zone={editedZone}
          onAnother={() => setEdited(work.add())}
          onRemove={() => {
            setEdited(null);
            work.remove(editedZone);
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {pasting && (
        <ZonesPasteDialog
          roles={roles}
          shifts={shifts}
          shift={shift}
          onApply={work.paste}
          onClose={() => setPasting(false)}
        />
      )}
    </WorkCard>
  );
};

type ZoneProblemsProps = {
  readonly shifts: readonly PlanShift[];
  readonly shift: string | undefined;
  readonly onShift: (key: string) => void;
};

/** The card lists at most this many shifts, because the next one appears when one is corrected. */
const MOST_NAMED = 4;

const ZoneProblems = ({ shifts, shift, onShift }: ZoneProblemsProps) => {
  const { t, language } = useTranslation('event-plan-zones');
  const { t: tShifts } = useTranslation('event-plan-shifts');
  const { plan } = usePlan();
  const problems = useProblems('stepThreeZones');
  // The note below the table already says how many places are unzoned.
  const told = ['zones', 'places'].flatMap((field) => problems.get(field) ?? []).filter(({ blocking }) => blocking);
  const { needs } = plan.stepThree;
  const { places } = plan.stepThreeZones;
  const over = useMemo(() => new Set(overfilledCells(needs, places).map((cell) => cell.shift)), [needs, places]);
  if (told.length === 0) return null;
  const elsewhere = shifts.filter(({ key }) => over.has(key) && key !== shift).slice(0, MOST_NAMED);
  return (
    <div className={classes['problems']}>
      {told.map((problem) => (
        <ProblemLine key={problem.text} problem={problem} />
      ))}
      {elsewhere.map((one) => (
        <button key={one.key} type="button" className={classes['goTo']} onClick={() => onShift(one.key)}>
          {t('show_shift', { name: `${shiftTitle(tShifts, language, one)} ${timesText(language, one)}` })}
        </button>
      ))}
    </div>
  );
};
