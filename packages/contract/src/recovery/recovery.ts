import { z } from 'zod';
import { RECOVERY_MINOR, RECOVERY_STATES } from '@proline/domain/pay/recovery';
import { TRANSFER_STATUSES } from '@proline/domain/pay/transfer-status';
import { CURRENCIES } from '@proline/domain/place/region';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { columnWords } from '../frame/column.words.ts';
import { endpoint } from '../frame/endpoint.ts';
import { list } from '../frame/list.ts';
import { person } from '../frame/person.ts';
import type { Slice } from '../frame/slice.ts';
import { paragraph } from '../frame/text.ts';
import { RECOVERY_STATE_WORDS, recoveryWords } from './recovery.words.ts';

/** What a person was paid too much and later transfers are reduced by. */

const params = z.strictObject({ id: z.uuid() });
const reason = paragraph(REASON_LENGTH.least, REASON_LENGTH.most);
const amount_minor = z.int().min(RECOVERY_MINOR.least).max(RECOVERY_MINOR.most);

const recoveryRow = z.object({
  id: z.uuid(),
  code: z.int(),
  state: z.enum(RECOVERY_STATES),
  person: person.extend({ kind: z.enum(['usher', 'leader']) }),
  /** the transfer that was too much; null: it was recorded by itself */
  transfer: z.object({ id: z.uuid(), code: z.int() }).nullable(),
  currency: z.string(),
  amount_minor: z.int(),
  /** by approved and paid transfers */
  taken_minor: z.int(),
  /** by transfers that still wait for approval */
  reserved_minor: z.int(),
  /** what no transfer has taken or reserved */
  left_minor: z.int(),
  /** empty: the person is erased */
  reason: z.string(),
  created_at: z.iso.datetime(),
  version: z.int(),
});
export type RecoveryRow = z.output<typeof recoveryRow>;

export const recoveryList = list({
  name: 'recoveries',
  path: '/admin/recoveries',
  access: 'transfers.read',
  row: recoveryRow,
  columns: {
    person: { title: recoveryWords.person, parts: [recoveryWords.person_en, recoveryWords.person_ar] },
    code: { title: columnWords.code, kind: 'number' },
    state: { title: columnWords.status, words: RECOVERY_STATE_WORDS },
    transfer: { title: recoveryWords.transfer },
    reason: { title: recoveryWords.reason },
    amount: { title: recoveryWords.amount, parts: [recoveryWords.amount, columnWords.currency], kind: 'money' },
    taken: { title: recoveryWords.taken, kind: 'money' },
    reserved: { title: recoveryWords.reserved, kind: 'money' },
    left: { title: recoveryWords.left, kind: 'money' },
    created_at: { title: recoveryWords.created, kind: 'moment' },
  },
  filters: {
    state: { title: columnWords.status, kind: 'choices', values: RECOVERY_STATES, words: RECOVERY_STATE_WORDS },
    currency: { title: columnWords.currency, kind: 'texts' },
    person: { title: recoveryWords.person, kind: 'records', of: 'person' },
    transfer: { title: recoveryWords.transfer, kind: 'texts' },
    created: { title: recoveryWords.created, kind: 'days' },
  },
  sorts: ['created_at', 'code', 'amount'],
  defaultSort: '-created_at',
  tabs: 'state',
});

const recovery = recoveryRow.extend({
  created_by: z.string().nullable(),
  canceled_at: z.iso.datetime().nullable(),
  canceled_by: z.string().nullable(),
  cancel_reason: z.string().nullable(),
  /** the transfers that it is taken from, the oldest first; voided ones are not among them */
  taken: z.array(
    z.object({
      transfer: z.object({ id: z.uuid(), code: z.int(), status: z.enum(TRANSFER_STATUSES) }),
      amount_minor: z.int(),
    }),
  ),
});
export type Recovery = z.output<typeof recovery>;

export const getRecovery = endpoint({
  name: 'getRecovery',
  summary: 'What one person owes for one reason, and what has been taken of it',
  method: 'GET',
  path: '/admin/recoveries/:id',
  access: 'transfers.read',
  params,
  response: z.object({ data: recovery }),
});

/** How much of a paid transfer can be recorded as paid too much. */
export const getOverpayment = endpoint({
  name: 'getOverpayment',
  summary: 'How much of a paid transfer can still be recorded as an overpayment',
  method: 'GET',
  path: '/admin/transfers/:id/overpayment',
  access: 'transfers.read',
  params,
  response: z.object({
    data: z.object({ currency: z.string(), most_minor: z.int(), recoveries: z.array(recoveryRow) }),
  }),
});

export const recordOverpayment = endpoint({
  name: 'recordOverpayment',
  summary: 'Record that a paid transfer was too much; later transfers of the person are reduced by it',
  method: 'POST',
  path: '/admin/transfers/:id/recoveries',
  access: 'transfers.write',
  params,
  body: z.strictObject({ amount_minor, reason }),
  response: z.object({ data: recovery }),
  refusals: ['transfer_not_paid', 'recovery_above_paid'],
});

export const recordDebt = endpoint({
  name: 'recordDebt',
  summary: 'Record that a person owes something that no one transfer explains',
  method: 'POST',
  path: '/admin/persons/:id/recoveries',
  access: 'transfers.write',
  params,
  body: z.strictObject({ currency: z.enum(CURRENCIES), amount_minor, reason }),
  response: z.object({ data: recovery }),
});

export const cancelRecovery = endpoint({
  name: 'cancelRecovery',
  summary: 'Waive what is left of a recovery; what was taken stays taken',
  method: 'POST',
  path: '/admin/recoveries/:id/cancel',
  access: 'transfers.write',
  params,
  body: z.strictObject({ version: z.int().positive().max(2_147_483_647), reason }),
  response: z.object({ data: recovery }),
  refusals: ['recovery_not_open'],
});

export const recoverySlice: Slice = [
  recoveryList,
  getRecovery,
  getOverpayment,
  recordOverpayment,
  recordDebt,
  cancelRecovery,
];
