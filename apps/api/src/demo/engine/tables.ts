import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import { RowBuffer } from './copy.ts';

/** Every table that is filled row by row, in an order in which each refers only to those before it. */
const COLUMNS = {
  persons:
    'id name_en name_ar phone email birth_date gender nationality city languages photo created_at id_number_encrypted id_number_hmac id_number_last4 usher_status usher_status_reason usher_status_changed_at usher_status_changed_by usher_blocked_until usher_since leader_status leader_status_changed_at leader_status_changed_by leader_since language_levels height_cm clothing_size shoe_size tags usher_reapply_on messages_off_at leader_turned_down_at leader_turn_down_reason joined_by_app_at',
  bank_accounts:
    'id person_id iban_encrypted key_id iban_hmac iban_last4 holder_encrypted bank_name checked_at replaced_at created_at',
  interviews: 'id person_id interviewer_id starts_at ends_at status score note created_at hat mode scores version',
  availability: 'person_id version changed_by changed_at',
  weekly_hours: 'person_id weekday from_minutes until_minutes',
  days_off: 'id person_id first_day last_day reason',
  person_notes: 'id person_id author_id text version created_at changed_at',
  deletion_requests: 'id email message status handled_by handled_at refuse_reason created_at',
  notifications: 'id admin_id kind params link created_at read_at',
  files: 'id purpose name type size_bytes width height uploaded_by created_at loose_since',
  person_documents: 'id person_id kind file_id expires_on added_by created_at',
  usher_imports: 'id file_name header_encrypted mapping day_order created_by created_at job_id version',
  usher_import_rows:
    'import_id number cells_encrypted problems has_error has_warning twin_number twin_field known_id known_field person_id',
  jobs: 'id kind params created_by status visible total created_at started_at finished_at',
  job_items: 'job_id record_id label_en label_ar status attempts run_after finished_at',
  events:
    'id title_en title_ar category_id client_name description_en description_ar cover_id venue address city latitude longitude starts_at ends_at time_zone contact_name contact_phone application_deadline hiring_mode reserve_percent currency cost_minor planned_leader_ids status started_at published_at completed_at canceled_at cancel_reason created_by version created_at',
  event_plans: 'event_id steps saved_by saved_at',
  shifts: 'id event_id plan_key work_date starts_at ends_at break_minutes arrival_minutes',
  zones: 'id event_id plan_key code name_en name_ar colour radius_m position',
  positions: 'id event_id shift_id type_id zone_id headcount rate_minor pay_basis',
  event_leads: 'id event_id leader_id scope zone_id shift_id pay_minor released_at starts_at ends_at',
  applications: 'id event_id usher_id type_id status message decided_at decided_by version created_at',
  assignments:
    'id event_id shift_id position_id usher_id work_date starts_at ends_at status late_cancel invited_at answered_at version created_at released_at release_reason',
  attendance:
    'assignment_id event_id usher_id work_date outcome checked_in_at checked_out_at method out_method late_minutes approved_minutes minutes_by_hand recorded_by reason',
  ratings: 'id assignment_id usher_id author_admin_id author_leader_id stars comment created_at',
  transfers:
    'id kind event_id usher_id leader_id currency gross_minor deductions_minor status bank_account_id created_by last_edited_by approved_by approved_at transferred_on bank_reference voided_at void_reason version created_at',
  transfer_lines: 'id transfer_id assignment_id kind minutes rate_minor factor amount_minor',
  audit_log: 'at admin_id action entity record_id before after request_id address user_agent',
} as const;

export type TableName = keyof typeof COLUMNS;
export const TABLE_NAMES = Object.keys(COLUMNS) as TableName[];

const FLUSH_ROWS = 20_000;

/**
 * The rows made so far. Whenever enough wait they are sent while the next are being made, so that memory stays flat
 * whatever the size, and the program and the database work at the same time.
 */
export class Tables {
  readonly #client: pg.ClientBase;
  readonly #onRows: (count: number) => void;
  #sending: Promise<void> = Promise.resolve();
  rows = makeBuffers();

  constructor(client: pg.ClientBase, onRows: (count: number) => void) {
    this.#client = client;
    this.#onRows = onRows;
  }

  /** Sends the waiting rows once there are enough; awaiting it also gives the connection its turn. */
  async flushWhenFull(): Promise<void> {
    const waiting = TABLE_NAMES.reduce((sum, name) => sum + this.rows[name].size, 0);
    if (waiting >= FLUSH_ROWS) await this.#startSending();
    else await nextTurn();
  }

  async flush(): Promise<void> {
    await this.#startSending();
    await this.#sending;
  }

  async #startSending(): Promise<void> {
    await this.#sending;
    const full = this.rows;
    this.rows = makeBuffers();
    this.#sending = this.#send(full);
    // the next caller that awaits the send gets the failure
    this.#sending.catch(() => undefined);
  }

  async #send(buffers: Buffers): Promise<void> {
    for (const name of TABLE_NAMES) {
      const count = buffers[name].size;
      await buffers[name].flush(this.#client);
      if (count > 0) this.#onRows(count);
    }
  }
}

type Buffers = Record<TableName, RowBuffer>;

const makeBuffers = (): Buffers =>
  Object.fromEntries(TABLE_NAMES.map((name) => [name, new RowBuffer(name, COLUMNS[name].split(' '))])) as Buffers;
