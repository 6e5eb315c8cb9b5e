import type { BoardPerson, EventBoard } from '@proline/contract/attendance/board';
import { useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/api-client.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { knownBoard } from '../board/board-cache.ts';
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

/**
 * Sends what was read, one after the other. A scanner reads once: what comes while another answer is on its way waits for its
 * turn, and is not lost.
 */
export const useScan = (board: EventBoard) => {
  const { t } = useTranslation('attendance');
  const [scanned, setScanned] = useState<Scanned | null>(null);
  const [queued, setQueued] = useState(0);
  const queue = useRef<Scan[]>([]);
  const last = useRef({ pass: '', until: 0 });
  /** A scanner beside it may read others meanwhile. */
  const inView = useRef({ pass: '', until: 0 });

  const send = async (scan: Scan): Promise<void> => {
    try {
      const person = await sendScan(knownBoard(board.event.id) ?? board, scan);
      setScanned({ result: 'done', kind: scan.kind, person });
      shake(SHORT_MS);
    } catch (error) {
      setScanned({ result: 'refused', text: error instanceof ApiError ? error.message : t('scan_failed') });
      shake(LONG_MS);
    }
    last.current = { pass: keyOf(scan), until: performance.now() + SAME_PASS_MS };
  };
  const read = async (scan: Scan): Promise<void> => {
    const key = keyOf(scan);
    const isQueued = queue.current.some((other) => keyOf(other) === key);
    const now = performance.now();
    const isSame = ({ pass, until }: { readonly pass: string; readonly until: number }) => pass === key && now < until;
    let isAgain = isQueued || isSame(last.current);
    // A camera goes on reading what stays before it; a hand that scans again means it.
    if (scan.method === 'qr') {
      isAgain ||= isSame(inView.current);
      inView.current = { pass: key, until: now + SAME_PASS_MS };
    }
    if (isAgain) return;
    queue.current.push(scan);
    setQueued(queue.current.length);
    // whoever came first works off what follows
    if (queue.current.length > 1) return;
    for (let next = queue.current[0]; next; next = queue.current[0]) {
      await send(next);
      queue.current.shift();
      setQueued(queue.current.length);
    }
  };
  return { scanned, busy: queued > 0, waiting: Math.max(0, queued - 1), read, forget: () => setScanned(null) };
};

const keyOf = ({ kind, pass }: Scan): string => `${kind} ${pass}`;
