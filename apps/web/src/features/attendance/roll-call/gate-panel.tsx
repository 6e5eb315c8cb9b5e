import type { EventBoard } from '@proline/contract/attendance/board';
import { IconArrowBackUp, IconCameraOff, IconScan } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { useMarks } from '../marks/use-marks.ts';
import { Camera } from '../scan/camera.tsx';
import type { Scan } from '../scan/pass-scan.api.ts';
import { ScanResult } from '../scan/scan-result.tsx';
import { useScan } from '../scan/use-scan.ts';
import { useTypedPass } from '../scan/use-typed-pass.ts';
import classes from './gate-panel.module.css';

type GatePanelProps = {
  readonly board: EventBoard;
  /** Whose people are let in. */
  readonly shiftId: string;
};

/** Passes are shown beside the roll-call: to the camera once it is wanted, to a hardware scanner at any time. */
export const GatePanel = ({ board, shiftId }: GatePanelProps) => {
  const { t } = useTranslation('attendance');
  const [camera, setCamera] = useState(false);
  const { scanned, busy, waiting, read, forget } = useScan(board);
  const marks = useMarks(board.event.id);
  const scan = (pass: string, method: Scan['method']) =>
    void read({ pass, kind: 'check_in', method, shift_id: shiftId });
  useTypedPass((text) => scan(text, 'scanner'));
  const person = scanned?.result === 'done' && scanned.person.last_mark !== null ? scanned.person : null;
  return (
    <section className={classes['gate']} aria-label={t('scan')} aria-busy={busy}>
      <div className={classes['acts']}>
        <Button tone="secondary" large aria-pressed={camera} onClick={() => setCamera(!camera)}>
          <Icon of={camera ? IconCameraOff : IconScan} />
          {t(camera ? 'scan_stop' : 'scan')}
        </Button>
        <span className={classes['quiet']}>{t('scan_beside')}</span>
        {person && (
          <Button
            tone="secondary"
            large
            loading={marks.busy === person.id}
            onClick={() => void marks.takeBack(person).then(forget)}
          >
            <Icon of={IconArrowBackUp} />
            {t('act_undo')}
          </Button>
        )}
      </div>
      {(camera || scanned !== null) && (
        <div className={classes['shown']} data-camera={camera || undefined}>
          {camera && <Camera onRead={(text) => scan(text, 'qr')} />}
          <ScanResult board={board} scanned={scanned} waiting={waiting} />
        </div>
      )}
    </section>
  );
};
