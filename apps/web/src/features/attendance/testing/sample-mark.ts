import { SAMPLE_BOARD } from './sample-board.ts';
import type { KeptMark } from '../offline/kept-mark.ts';

/** A check-in that a device keeps. */
export const keptMark = (seq: number, assignment_id: string, changes: Partial<KeptMark> = {}): KeptMark => ({
  id: `00000000-0000-4000-8000-${String(90_000 + seq).padStart(12, '0')}`,
  seq,
  assignment_id,
  admin_id: '018f0000-0000-7000-8000-000000000009',
  event_id: SAMPLE_BOARD.event.id,
  kind: 'check_in',
  at: SAMPLE_BOARD.now,
  method: 'manual',
  version: 0,
  code: null,
  ...changes,
});
