import type { BoardPerson, EventBoard } from '@proline/contract/attendance/board';
import { useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/api-client.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { sendScan, type Scan } from './pass-scan.api.ts';

/** What the last pass has led to. */
export type Scanned =
  | { readonly result: 'done'; readonly kind: Scan['kind']; readonly person: BoardPerson }
  | { readonly result: 'refused'; readonly text: string };

/** A pass that stays before the camera is read again and again; it is meant once. */
const SAME_PASS_MS = 4_000;
const SHORT_MS = 80;
const LONG_MS = 400;

/** A phone in somebody's hand says it, too. Not every device can. */
const shake = (milliseconds: number) => {
  if ('vibrate' in navigator) navigator.vibrate(milliseconds);
};

/** Sends what was read, one after the other. */
export const useScan = (board: EventBoard) => {
  const { t } = useTranslation('attendance');
  const [scanned, setScanned] = useState<Scanned | null>(null);
  const [busy, setBusy] = useState(false);
  const last = useRef({ pass: '', until: 0, busy: false });

  const read = async (scan: Scan): Promise<void> => {
    const key = `${scan.kind} ${scan.pass}`;
    if (last.current.busy || (last.current.pass === key && performance.now() < last.current.until)) return;
    last.current = { pass: key, until: 0, busy: true };
    setBusy(true);
    try {
      const person = await sendScan(board, scan);
      setScanned({ result: 'done', kind: scan.kind, person });
      shake(SHORT_MS);
    } catch (error) {
      setScanned({ result: 'refused', text: error instanceof ApiError ? error.message : t('scan_failed') });
      shake(LONG_MS);
    } finally {
      last.current = { pass: key, until: performance.now() + SAME_PASS_MS, busy: false };
      setBusy(false);
    }
  };
  return { scanned, busy, read, forget: () => setScanned(null) };
};
