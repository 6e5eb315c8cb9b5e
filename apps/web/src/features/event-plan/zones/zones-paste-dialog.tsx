import type { PlanShift } from '@proline/domain/event-plan/plan';
import type { Role } from '@proline/domain/event-plan/plan';
import { pastedZones, type PastedZone, type PastedZones } from '@proline/domain/event-plan/paste/pasted-zones';
import { nameIn } from '@proline/domain/text/name-in';
import { useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { withCommas } from '../../../lib/texts/word-list.ts';
import { Segmented } from '../../../ui/choice/segmented.tsx';
import { PasteDialog } from '../paste/paste-dialog.tsx';
import { shiftTitle } from '../shifts/shift-words.ts';
import classes from '../paste/paste-dialog.module.css';

type ZonesPasteDialogProps = {
  readonly roles: readonly Role[];
  readonly shifts: readonly PlanShift[];
  readonly shift: PlanShift | undefined;
  readonly onApply: (zones: readonly PastedZone[], shifts: readonly string[]) => void;
  readonly onClose: () => void;
};

export const ZonesPasteDialog = ({ roles, shifts, shift, onApply, onClose }: ZonesPasteDialogProps) => {
  const { t, language } = useTranslation('event-plan-zones');
  const { t: tPlan } = useTranslation('event-plan');
  const { t: tShifts } = useTranslation('event-plan-shifts');
  const [text, setText] = useState('');
  const [into, setInto] = useState<'one' | 'all'>('one');
  const found = pastedZones(text, roles);
  const notes = [
    ...(found.unknown.length > 0 ? [t('paste_unknown_columns', { names: withCommas(language, found.unknown) })] : []),
    ...(found.unread > 0 ? [tPlan('paste_unread', { count: found.unread })] : []),
  ];
  return (
    <PasteDialog
      title={t('paste_zones')}
      hint={t('paste_zones_hint')}
      text={text}
      onText={setText}
      found={found.zones.length === 0 ? null : t('paste_found_zones', { count: found.zones.length })}
      notes={notes}
      apply={tPlan('paste_apply')}
      onApply={() => {
        const keys = into === 'all' ? shifts.map(({ key }) => key) : shift ? [shift.key] : [];
        onApply(found.zones, keys);
        onClose();
      }}
      onClose={onClose}
    >
      {shift && shifts.length > 1 && (
        <div>
          <Segmented
            label={t('paste_into')}
            value={into}
            options={[
              { value: 'one', label: shiftTitle(tShifts, language, shift) },
              { value: 'all', label: t('all_shifts') },
            ]}
            onChange={setInto}
          />
        </div>
      )}
      {found.zones.length > 0 && <Preview found={found} />}
    </PasteDialog>
  );
};

const Preview = ({ found: { zones, roles } }: { readonly found: PastedZones }) => {
  const { t, language } = useTranslation('event-plan-zones');
  return (
    <div className={classes['preview']}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('code')}</th>
            <th scope="col">{t('name_en')}</th>
            <th scope="col">{t('name_ar')}</th>
            {roles.map((role) => (
              <th key={role.id} scope="col" className={classes['number']}>
                {nameIn(language, role)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {zones.map((zone, row) => (
            <tr key={row}>
              <td>{zone.code || '–'}</td>
              <td>
                <bdi lang="en">{zone.name_en || '–'}</bdi>
              </td>
              <td>
                <bdi lang="ar">{zone.name_ar || '–'}</bdi>
              </td>
              {roles.map((role) => {
                const cell = zone.headcounts.find(({ type_id }) => type_id === role.id);
                return (
                  <td key={role.id} className={classes['number']}>
                    {cell ? formatNumber(language, cell.headcount) : '–'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
