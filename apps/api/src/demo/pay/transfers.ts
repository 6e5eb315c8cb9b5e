import type { TransferStatus } from '@proline/domain/pay/transfer-status';
import { moment } from '../engine/copy.ts';
import { DAY_MS, HOUR_MS, isoDay } from '../event/days.ts';
import { idAt } from '../engine/ids.ts';
import type { Office } from '../people/office.ts';
import { deductionsOf, grossOf, type PayLine } from './pay.ts';
import { Random } from '../engine/random.ts';
import type { Tables } from '../engine/tables.ts';

export interface Payee {
  readonly usher_id: string | null;
  readonly leader_id: string | null;
  readonly account: string | null;
}

export interface Owed {
  readonly kind: 'event_pay' | 'compensation' | 'bonus' | 'adjustment';
  readonly event_id: string;
  readonly currency: string;
  readonly payee: Payee;
  readonly lines: readonly PayLine[];
  readonly created_at: number;
  /** shares of these transfers: undecided, and approved but not paid */
  readonly pending: number;
  readonly approved: number;
}

/** The share of transfers of two to three weeks ago that were approved and then forgotten. */
const FORGOTTEN = 0.035;
const FORGOTTEN_FROM_DAYS = 10;
const FORGOTTEN_TO_DAYS = 21;

/** The share of last week's transfers that are held because of a question. */
const HELD = 0.03;
const HELD_FROM_DAYS = 4;
const HELD_TO_DAYS = 9.5;

export class Transfers {
  readonly #tables: Tables;
  readonly #office: Office;
  readonly #now: number;
  readonly #random: Random;
  made = 0;

  constructor(tables: Tables, office: Office, seed: number, now: number) {
    this.#tables = tables;
    this.#office = office;
    this.#now = now;
    this.#random = Random.of(seed, 'transfers');
  }

  add(owed: Owed): void {
    const random = this.#random;
    const { admins } = this.#office;
    const byHand = owed.kind !== 'event_pay';
    const status = this.#statusOf(owed);
    const approved_at = status === 'pending_approval' ? null : this.#approvedAt(owed, status);
    // the approver is never the creator or last editor
    const created_by = byHand ? admins.finance : null;
    const last_edited_by = random.chance(0.04) && !byHand ? admins.owner : created_by;
    this.#row(owed, {
      status,
      bank_account_id: owed.payee.account,
      created_by,
      last_edited_by,
      approved_by: approved_at === null ? null : byHand ? admins.owner : admins.finance,
      approved_at,
      transferred_on: status === 'transferred' && approved_at !== null ? this.#payDay(approved_at) : null,
      voided_at: null,
      void_reason: null,
    });
  }

  /** A transfer that was made in error and voided: it leaves every total. */
  addVoided(owed: Owed, reason: string): void {
    const voided_at = Math.min(owed.created_at + this.#random.between(1, 20) * HOUR_MS, this.#now);
    this.#row(owed, {
      status: 'pending_approval',
      bank_account_id: owed.payee.account,
      created_by: null,
      last_edited_by: null,
      approved_by: null,
      approved_at: null,
      transferred_on: null,
      voided_at,
      void_reason: reason,
    });
  }

  #statusOf({ payee, pending, approved, created_at }: Owed): TransferStatus {
    if (payee.account === null) return 'pending_approval';
    const luck = this.#random.unit();
    if (luck < pending) return 'pending_approval';
    if (luck < pending + approved) return 'approved';
    const age = (this.#now - created_at) / DAY_MS;
    if (age > HELD_FROM_DAYS && age < HELD_TO_DAYS && this.#random.chance(HELD)) return 'pending_approval';
    const forgotten = age > FORGOTTEN_FROM_DAYS && age < FORGOTTEN_TO_DAYS && this.#random.chance(FORGOTTEN);
    return forgotten ? 'approved' : 'transferred';
  }

  #approvedAt({ created_at }: Owed, status: TransferStatus): number {
    const latest = (this.#now - created_at) * (status === 'transferred' ? 0.6 : 0.9);
    return created_at + Math.min(this.#random.between(4, 48) * HOUR_MS, latest);
  }

  #payDay(approvedAt: number): string {
    const paid = Math.min(approvedAt + this.#random.between(0.3, 4) * DAY_MS, this.#now);
    return isoDay(Math.floor(paid / DAY_MS));
  }

  #row(owed: Owed, state: State): void {
    const random = this.#random;
    const { payee, lines } = owed;
    const id = idAt(random, owed.created_at);
    const optional = (atMs: number | null) => (atMs === null ? null : moment(atMs));
    this.made++;
    this.#tables.rows.transfers.add([
      id,
      owed.kind,
      owed.event_id,
      payee.usher_id,
      payee.leader_id,
      owed.currency,
      grossOf(lines),
      deductionsOf(lines),
      state.status,
      state.bank_account_id,
      state.created_by,
      state.last_edited_by,
      state.approved_by,
      optional(state.approved_at),
      state.transferred_on,
      state.transferred_on === null
        ? null
        : `PL${state.transferred_on.replaceAll('-', '')}${String(this.made).padStart(7, '0')}`,
      optional(state.voided_at),
      state.void_reason,
      VERSIONS[state.status],
      moment(owed.created_at),
    ]);
    for (const line of lines) {
      this.#tables.rows.transfer_lines.add([
        idAt(random, owed.created_at),
        id,
        line.assignment_id,
        line.kind,
        line.minutes,
        line.rate_minor,
        line.factor,
        line.amount_minor,
      ]);
    }
  }
}

interface State {
  readonly status: TransferStatus;
  readonly bank_account_id: string | null;
  readonly created_by: string | null;
  readonly last_edited_by: string | null;
  readonly approved_by: string | null;
  readonly approved_at: number | null;
  readonly transferred_on: string | null;
  readonly voided_at: number | null;
  readonly void_reason: string | null;
}

const VERSIONS = { pending_approval: 1, approved: 2, transferred: 3 } as const satisfies Record<TransferStatus, number>;
