import type { EventBoard } from '@proline/contract/attendance/board';
import { IconArrowBackUp, IconScan } from '@tabler/icons-react';
import { useState } from 'react';
import { timesBetween } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { OptionsBox } from '../../../ui/choice/options-box.tsx';
import { Segmented } from '../../../ui/choice/segmented.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useFocusReturn } from '../../../ui/overlay/use-focus-return.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { useMarks } from '../marks/use-marks.ts';
import { Camera } from './camera.tsx';
import type { Scan } from './pass-scan.api.ts';
import { ScanResult } from './scan-result.tsx';
import { useScan } from './use-scan.ts';
import { useTypedPass } from './use-typed-pass.ts';
import classes from './scan.module.css';

type ScanDialogProps = { readonly board: EventBoard; readonly day: string | null; readonly onClose: () => void };

const WIDTH_PX = 720;

/** People come, or leave, one pass after the other. */
export const ScanDialog = ({ board, day, onClose }: ScanDialogProps) => {
  const { t, language } = useTranslation('attendance');
  useFocusReturn();
  const [kind, setKind] = useState<Scan['kind']>('check_in');
  const [shift, setShift] = useState('');
  const { scanned, busy, waiting, read, forget } = useScan(board);
  const marks = useMarks(board.event.id);
  const scan = (pass: string, method: Scan['method']) => void read({ pass, kind, method, shift_id: shift || null });
  useTypedPass((text) => scan(text, 'scanner'));
  const shifts = board.shifts.filter(({ work_date }) => day === null || work_date === day);
  const person = scanned?.result === 'done' && scanned.person.last_mark !== null ? scanned.person : null;
  return (
    <Dialog
      open
      width={WIDTH_PX}
      onClose={onClose}
      icon={<Icon of={IconScan} size="l" />}
      title={t('scan')}
      text={t('scan_text')}
      actions={
        <>
          {person && (
            <Button
              tone="secondary"
              loading={marks.busy === person.id}
              onClick={() => void marks.takeBack(person).then(forget)}
            >
              <Icon of={IconArrowBackUp} />
              {t('act_undo')}
            </Button>
          )}
          <Button tone="secondary" data-autofocus onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <div className={classes['choices']}>
        <Segmented
          roomy
          label={t('scan_kind')}
          value={kind}
          options={(['check_in', 'check_out'] as const).map((value) => ({ value, label: t(`scan_${value}`) }))}
          onChange={setKind}
        />
        {shifts.length > 1 && (
          <OptionsBox label={t('shift')} value={shift} onChange={setShift}>
            <option value="">{t('scan_any_shift')}</option>
            {shifts.map(({ id, starts_at, ends_at }) => (
              <option key={id} value={id}>
                {timesBetween(language, new Date(starts_at), new Date(ends_at), board.event.time_zone)}
              </option>
            ))}
          </OptionsBox>
        )}
      </div>
      <div className={classes['scan']} aria-busy={busy}>
        <Camera onRead={(text) => scan(text, 'qr')} />
        <ScanResult board={board} scanned={scanned} waiting={waiting} />
      </div>
    </Dialog>
  );
};
