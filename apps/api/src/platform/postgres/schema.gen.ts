// Made from the migrated schema by scripts/generate-schema-types.ts; a test fails when it is out of date.
import type { ColumnType } from 'kysely';

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** Written as JSON text: the driver would take an array for an SQL array and a string for JSON. */
type Json = ColumnType<JsonValue, string, string>;
type Moment = ColumnType<Date, Date | string, Date | string>;
type Decimal = ColumnType<string, string | number, string | number>;
/** May be left out of an insert. */
type Defaulted<T> =
  T extends ColumnType<infer Read, infer Inserted, infer Updated>
    ? ColumnType<Read, Inserted | undefined, Updated>
    : ColumnType<T, T | undefined, T>;
/** Made by the database, never written. */
type Computed<T> = ColumnType<T, never, never>;

export interface AdminsTable {
  id: Defaulted<string>;
  email: string;
  name: string;
  image: string | null;
  permission_set: 'owner' | 'ops' | 'recruiter' | 'finance' | 'viewer';
  password_hash: string | null;
  password_changed_at: Moment | null;
  disabled_at: Moment | null;
  version: Defaulted<number>;
  created_at: Defaulted<Moment>;
  photo_id: string | null;
  language: 'en' | 'ar' | null;
  theme: 'auto' | 'light' | 'dark' | null;
  density: 'comfortable' | 'compact' | null;
  numerals: 'latn' | 'arab' | null;
  two_factor_secret_encrypted: Buffer | null;
  two_factor_on_at: Moment | null;
  two_factor_last_step: number | null;
  invited_by: string | null;
  disabled_by: string | null;
  disabled_reason: string | null;
  status: Computed<'active' | 'invited' | 'disabled' | null>;
  search_text: Computed<string | null>;
  tour_due: Defaulted<boolean>;
}

export interface ApplicationsTable {
  id: Defaulted<string>;
  event_id: string;
  usher_id: string;
  type_id: string;
  status: Defaulted<'pending' | 'accepted' | 'waitlisted' | 'rejected' | 'withdrawn' | 'expired'>;
  message: Defaulted<string>;
  decided_at: Moment | null;
  decided_by: string | null;
  version: Defaulted<number>;
  created_at: Defaulted<Moment>;
  shift_ids: Defaulted<string[]>;
  reason: string | null;
  by_hand: Defaulted<boolean>;
  served_from: 'pending' | 'waitlisted' | null;
}

export interface AssignmentFiguresTable {
  assignment_id: string;
  usher_id: string;
  event_id: string;
  type_id: string;
  day: string;
  hour: number;
  attended: number;
  no_shows: number;
  late_cancels: number;
  on_time: number;
  approved_minutes: number;
  reconfirm_asked: number;
  reconfirmed: number;
  offers: number;
  accepted: number;
  answered_on: string | null;
  ratings: number;
  stars: number;
  rating_weight: number;
  rating_sum: number;
}

export interface AssignmentsTable {
  id: Defaulted<string>;
  event_id: string;
  shift_id: string;
  position_id: string;
  usher_id: string;
  work_date: string;
  starts_at: Moment;
  ends_at: Moment;
  status: 'invited' | 'confirmed' | 'declined' | 'expired' | 'released';
  late_cancel: Defaulted<boolean>;
  invited_at: Moment | null;
  answered_at: Moment | null;
  version: Defaulted<number>;
  created_at: Defaulted<Moment>;
  expires_at: Moment | null;
  reserve: Defaulted<boolean>;
  locked: Defaulted<boolean>;
  release_reason: 'too_little_rest' | 'too_many_hours' | 'not_reconfirmed' | 'operations' | 'event_canceled' | 'shut_out' | 'clash' | 'undone' | 'times_changed' | 'shift_removed' | null;
  release_note: string | null;
  application_id: string | null;
  reconfirm_asked_at: Moment | null;
  reconfirmed_at: Moment | null;
  origin: Defaulted<'hand' | 'plan' | 'offer'>;
  opening_id: string | null;
  changed_xid: Defaulted<string>;
  pass_number: Defaulted<number>;
  vacated_at: Moment | null;
  due_at: Moment | null;
  expected_at: Moment | null;
  replaces: string | null;
  lock_note: string | null;
  released_at: Moment | null;
}

export interface AttendanceTable {
  assignment_id: string;
  event_id: string;
  usher_id: string;
  work_date: string;
  outcome: 'attended' | 'no_show' | 'excused' | null;
  checked_in_at: Moment | null;
  checked_out_at: Moment | null;
  method: 'manual' | 'qr' | 'scanner' | 'self' | 'roll_call' | null;
  late_minutes: Defaulted<number>;
  approved_minutes: number | null;
  recorded_by: string | null;
  recorded_by_person: string | null;
  version: Defaulted<number>;
  out_method: 'manual' | 'qr' | 'scanner' | 'self' | 'roll_call' | 'canceling' | null;
  minutes_by_hand: Defaulted<boolean>;
  outside: Defaulted<boolean>;
  reason: string | null;
  file_id: string | null;
  changed_xid: Defaulted<string>;
  last_mark: string | null;
  marked_at: Moment | null;
}

export interface AttendanceAlertsTable {
  id: Defaulted<string>;
  event_id: string;
  kind: 'late_check_ins' | 'zone_under_minimum' | 'nobody_in' | 'event_not_completed';
  shift_id: string | null;
  zone_id: string | null;
  told_at: Defaulted<Moment>;
}

export interface AttendanceMarksTable {
  id: string;
  seq: Computed<number>;
  event_id: string;
  assignment_id: string;
  kind: 'check_in' | 'check_out' | 'no_show' | 'excuse' | 'correct' | 'undo';
  at: Moment;
  received_at: Defaulted<Moment>;
  by_admin: string | null;
  by_person: string | null;
  method: 'manual' | 'qr' | 'scanner' | 'self' | 'roll_call' | 'canceling';
  distance_m: number | null;
  outside: Defaulted<boolean>;
  reason: string | null;
  file_id: string | null;
  undoes: string | null;
  refused: string | null;
  version: number;
  before: Json | null;
  after: Json | null;
}

export interface AuditLogTable {
  id: Computed<number>;
  at: Defaulted<Moment>;
  admin_id: string | null;
  action: string;
  entity: string;
  record_id: string;
  before: Json | null;
  after: Json | null;
  request_id: string | null;
  address: string | null;
  user_agent: string | null;
  session_of: number | null;
  person_id: string | null;
  actor: Computed<'admin' | 'person' | 'system' | 'visitor'>;
}

export interface AvailabilityTable {
  person_id: string;
  version: Defaulted<number>;
  changed_by: string | null;
  changed_at: Defaulted<Moment>;
}

export interface BankAccountsTable {
  id: Defaulted<string>;
  iban_encrypted: Buffer;
  key_id: string;
  iban_hmac: Buffer;
  iban_last4: string;
  holder_encrypted: Buffer;
  bank_name: string;
  checked_at: Moment | null;
  replaced_at: Moment | null;
  created_at: Defaulted<Moment>;
  person_id: string;
}

export interface BankAnswersTable {
  id: Defaulted<string>;
  batch_id: string;
  sha256: string;
  format: string;
  file_name: string;
  paid: number;
  failed: number;
  known: number;
  imported_by: string | null;
  imported_at: Defaulted<Moment>;
}

export interface BookingsTable {
  id: string;
  person_id: string;
  event_id: string;
  starts_at: Moment;
  ends_at: Moment;
}

export interface BulkApprovalsTable {
  id: string;
  transfer_id: string;
  version: number;
  created_at: Defaulted<Moment>;
}

export interface CategoriesTable {
  id: Defaulted<string>;
  name_en: string;
  name_ar: string;
  position: Defaulted<number>;
  archived_at: Moment | null;
  version: Defaulted<number>;
  created_at: Defaulted<Moment>;
  colour: Defaulted<string>;
  icon: Defaulted<string>;
  merged_into: string | null;
}

export interface ChangesTable {
  id: Computed<number>;
  xid: Defaulted<string>;
  topic: string;
  record_id: string | null;
  only_for: string | null;
  at: Defaulted<Moment>;
}

export interface ChangesSweptTable {
  only_row: Defaulted<boolean>;
  highest_xid: string;
}

export interface CountedAssignmentsTable {
  assignment_id: Computed<string | null>;
  usher_id: Computed<string | null>;
  event_id: Computed<string | null>;
  type_id: Computed<string | null>;
  day: Computed<string | null>;
  hour: Computed<number | null>;
  attended: Computed<number | null>;
  no_shows: Computed<number | null>;
  late_cancels: Computed<number | null>;
  on_time: Computed<number | null>;
  approved_minutes: Computed<number | null>;
  reconfirm_asked: Computed<number | null>;
  reconfirmed: Computed<number | null>;
  offers: Computed<number | null>;
  accepted: Computed<number | null>;
  answered_on: Computed<string | null>;
  ratings: Computed<number | null>;
  stars: Computed<number | null>;
  rating_weight: Computed<number | null>;
  rating_sum: Computed<number | null>;
}

export interface CountedPositionsTable {
  position_id: Computed<string | null>;
  event_id: Computed<string | null>;
  day: Computed<string | null>;
  places: Computed<number | null>;
  filled: Computed<number | null>;
  filled_late: Computed<number | null>;
  waits: Computed<number[] | null>;
  attended: Computed<number | null>;
  on_time: Computed<number | null>;
  no_shows: Computed<number | null>;
  late_cancels: Computed<number | null>;
  excused: Computed<number | null>;
  planned_minutes: Computed<number | null>;
  worked_minutes: Computed<number | null>;
  given_back: Computed<number | null>;
  declined: Computed<number | null>;
  unanswered: Computed<number | null>;
  unasked: Computed<number | null>;
}

export interface DailyApplicationsTable {
  day: Computed<string | null>;
  event_id: Computed<string | null>;
  type_id: Computed<string | null>;
  accepted: Computed<number | null>;
  not_taken: Computed<number | null>;
  withdrawn: Computed<number | null>;
  undecided: Computed<number | null>;
}

export interface DailyApprovalsTable {
  day: Computed<string | null>;
  kind: Computed<string | null>;
  event_id: Computed<string | null>;
  hours: Computed<number | null>;
  n: Computed<number | null>;
}

export interface DailyCountsTable {
  metric: string;
  day: string;
  n: number;
}

export interface DailyJoinsTable {
  day: Computed<string | null>;
  city: Computed<string | null>;
  asked: Computed<number | null>;
  interviewed: Computed<number | null>;
  joined: Computed<number | null>;
}

export interface DailyPayoutsTable {
  day: Computed<string | null>;
  kind: Computed<string | null>;
  event_id: Computed<string | null>;
  currency: Computed<string | null>;
  ended_on: Computed<string | null>;
  n: Computed<number | null>;
  net_minor: Computed<number | null>;
}

export interface DaysOffTable {
  id: Defaulted<string>;
  person_id: string;
  first_day: string;
  last_day: string;
  reason: Defaulted<string>;
}

export interface DefaultViewsTable {
  admin_id: string;
  list: string;
  view_id: string;
}

export interface DeletionRequestsTable {
  id: Defaulted<string>;
  email: string;
  message: Defaulted<string>;
  status: Defaulted<'open' | 'done' | 'refused'>;
  handled_by: string | null;
  handled_at: Moment | null;
  created_at: Defaulted<Moment>;
  due_order: Computed<number>;
  search_text: Computed<string>;
  refuse_reason: string | null;
  due_told_at: Moment | null;
}

export interface EventLeadsTable {
  id: Defaulted<string>;
  event_id: string;
  leader_id: string;
  scope: Defaulted<'event' | 'zone' | 'shift'>;
  zone_id: string | null;
  shift_id: string | null;
  pay_minor: number;
  released_at: Moment | null;
  starts_at: Moment;
  ends_at: Moment;
  version: Defaulted<number>;
  reconfirm_asked_at: Moment | null;
  reconfirmed_at: Moment | null;
}

export interface EventPlansTable {
  event_id: string;
  steps: Json;
  saved_by: string | null;
  saved_at: Defaulted<Moment>;
}

export interface EventStaffingTable {
  event_id: string;
  places: Defaulted<number>;
  confirmed: Defaulted<number>;
  invited: Defaulted<number>;
}

export interface EventsTable {
  id: Defaulted<string>;
  code: Defaulted<number>;
  title_en: string;
  title_ar: string;
  category_id: string | null;
  client_name: Defaulted<string>;
  description_en: Defaulted<string>;
  description_ar: Defaulted<string>;
  venue: Defaulted<string>;
  city: Defaulted<string>;
  latitude: number | null;
  longitude: number | null;
  starts_at: Moment | null;
  ends_at: Moment | null;
  time_zone: string;
  currency: string;
  hiring_mode: Defaulted<'apply' | 'first_come' | 'invite'>;
  application_deadline: Moment | null;
  status: Defaulted<'draft' | 'published' | 'in_progress' | 'completed' | 'canceled'>;
  published_at: Moment | null;
  completed_at: Moment | null;
  canceled_at: Moment | null;
  cancel_reason: string | null;
  created_by: string | null;
  version: Defaulted<number>;
  created_at: Defaulted<Moment>;
  address: Defaulted<string>;
  cover_id: string | null;
  contact_name: Defaulted<string>;
  contact_phone: Defaulted<string>;
  reserve_percent: Defaulted<number>;
  cost_minor: Defaulted<number>;
  planned_leader_ids: Defaulted<string[]>;
  started_at: Moment | null;
  next_order: Computed<number>;
  search_text: Computed<string | null>;
  offers_stopped: Defaulted<boolean>;
  undecided_told_at: Moment | null;
  understaffed_told_for: Moment | null;
  nobody_confirmed_told_for: Moment | null;
}

export interface FilesTable {
  id: Defaulted<string>;
  purpose: 'incident_photo' | 'excuse_document' | 'admin_photo' | 'usher_photo' | 'usher_document' | 'event_cover';
  name: string;
  type: 'image/webp' | 'application/pdf';
  size_bytes: number;
  width: number | null;
  height: number | null;
  uploaded_by: string | null;
  created_at: Defaulted<Moment>;
  loose_since: Defaulted<Moment | null>;
  uploaded_by_person: string | null;
}

export interface FillPositionsTable {
  run_id: string;
  position_id: string;
  headcount: number;
  before: number;
  after: number;
  gap: Json | null;
  next_usher_id: string | null;
  next_tenths: number | null;
  next_instead_id: string | null;
}

export interface FillRowsTable {
  id: Defaulted<string>;
  run_id: string;
  usher_id: string;
  position_id: string;
  from_position_id: string | null;
  tenths: number;
  contributions: Json;
  assignment_id: string | null;
  assignment_version: number | null;
  result: 'given' | 'left_out' | 'refused' | 'taken_back' | 'kept' | null;
  code: string | null;
  from_tenths: number | null;
  reserve: Defaulted<boolean>;
}

export interface FillRunsTable {
  id: Defaulted<string>;
  event_id: string;
  job_id: string | null;
  status: Defaulted<'solving' | 'proposed' | 'saved' | 'reverted' | 'discarded'>;
  may_move: boolean;
  figures: Json | null;
  created_by: string;
  created_at: Defaulted<Moment>;
  solved_at: Moment | null;
  saved_at: Moment | null;
  reserves: Defaulted<boolean>;
}

export interface FirstPasswordTokensTable {
  id: Defaulted<string>;
  admin_id: string;
  token_hash: Buffer;
  created_by: string | null;
  created_at: Defaulted<Moment>;
  expires_at: Moment;
  used_at: Moment | null;
  mail_job_id: string | null;
}

export interface IdempotencyKeysTable {
  scope: string;
  key: string;
  endpoint: string;
  body_hmac: Buffer;
  status: number | null;
  reply_encrypted: Buffer | null;
  created_at: Defaulted<Moment>;
  record_ids: Defaulted<string[]>;
}

export interface IncidentsTable {
  id: string;
  event_id: string;
  zone_id: string | null;
  kind: 'injury' | 'security' | 'guest' | 'staff' | 'damage' | 'other';
  text: string;
  file_id: string | null;
  usher_id: string | null;
  reported_by: string;
  happened_at: Moment;
  created_at: Defaulted<Moment>;
  handled_at: Moment | null;
  handled_by: string | null;
  handling_note: string | null;
  version: Defaulted<number>;
}

export interface InterviewerTimesTable {
  id: Defaulted<string>;
  interviewer_id: string;
  starts_at: Moment;
  ends_at: Moment;
  interview_id: string | null;
  reason: string | null;
  created_by: string | null;
  created_at: Defaulted<Moment>;
}

export interface InterviewsTable {
  id: Defaulted<string>;
  person_id: string;
  interviewer_id: string;
  starts_at: Moment;
  ends_at: Moment;
  status: Defaulted<'planned' | 'done' | 'missed' | 'canceled'>;
  score: number | null;
  note: string | null;
  created_at: Defaulted<Moment>;
  hat: Defaulted<'usher' | 'leader'>;
  mode: Defaulted<'video' | 'office' | 'phone'>;
  scores: Json | null;
  version: Defaulted<number>;
  reminded_for: Moment | null;
  place: string | null;
}

export interface JobItemsTable {
  id: Computed<number>;
  job_id: string;
  record_id: string;
  label_en: string;
  label_ar: string;
  status: Defaulted<'pending' | 'done' | 'failed' | 'canceled'>;
  lane: Defaulted<number>;
  attempts: Defaulted<number>;
  run_after: Defaulted<Moment>;
  code: string | null;
  detail: Json | null;
  finished_at: Moment | null;
  person_id: string | null;
}

export interface JobsTable {
  id: Defaulted<string>;
  kind: string;
  params: Defaulted<Json>;
  created_by: string | null;
  status: Defaulted<'queued' | 'running' | 'canceling' | 'done' | 'canceled'>;
  visible: boolean;
  total: Defaulted<number>;
  slot: string | null;
  created_at: Defaulted<Moment>;
  started_at: Moment | null;
  finished_at: Moment | null;
  created_by_person: string | null;
}

export interface JoinCodesTable {
  phone_hmac: Buffer;
  code_hmac: Buffer;
  tries: Defaulted<number>;
  created_at: Defaulted<Moment>;
  expires_at: Moment;
}

export interface JoinPassesTable {
  id: string;
  token_hash: Buffer;
  phone_encrypted: Buffer | null;
  created_at: Defaulted<Moment>;
  expires_at: Moment;
  used_at: Moment | null;
}

export interface KeptApplicationsTable {
  day: string;
  event_id: string;
  type_id: string;
  accepted: number;
  not_taken: number;
  withdrawn: number;
  undecided: number;
}

export interface KeptApprovalsTable {
  day: string;
  kind: string;
  event_id: string | null;
  hours: number;
  n: number;
}

export interface KeptJoinsTable {
  day: string;
  city: string | null;
  asked: number;
  interviewed: number;
  joined: number;
}

export interface KeptPayoutsTable {
  day: string;
  kind: string;
  event_id: string | null;
  currency: string;
  ended_on: string | null;
  n: number;
  net_minor: number;
}

export interface KnownTagsTable {
  tag: string;
}

export interface LeadResultsTable {
  lead_id: string;
  people: number;
  attended: number;
  on_time: number;
  no_shows: number;
}

export interface LedgerDaysTable {
  day: string;
  account: string;
  currency: string;
  debit_minor: number;
  credit_minor: number;
}

export interface LedgerPostingsTable {
  id: Computed<number>;
  at: Defaulted<Moment>;
  move: 'owed' | 'changed' | 'approved' | 'returned' | 'paid' | 'voided' | 'set_off' | 'overpaid' | 'recovery_canceled';
  transfer_id: string | null;
  recovery_id: string | null;
  currency: string;
  debit: 'cost' | 'owed' | 'payable' | 'bank' | 'recoverable';
  credit: 'cost' | 'owed' | 'payable' | 'bank' | 'recoverable';
  amount_minor: number;
  day: string;
}

export interface LedgerProofsTable {
  id: Computed<number>;
  proven_at: Defaulted<Moment>;
  proven_by: string | null;
  took_ms: number;
  postings: number;
  differences: number;
  found: Json;
}

export interface ListDaysTable {
  list: string;
  status: string;
  day: string;
  n: number;
}

export interface MergesTable {
  id: Defaulted<string>;
  entity: 'category' | 'type';
  source_id: string;
  target_id: string;
  moved: Json;
  was_archived_at: Moment | null;
  created_at: Defaulted<Moment>;
  undone_at: Moment | null;
}

export interface MessageDeliveriesTable {
  message_id: string;
  channel: 'mail' | 'gateway';
  state: Defaulted<'queued' | 'sending' | 'sent' | 'failed' | 'not_sent'>;
  reason: 'no_address' | 'unsubscribed' | 'person_gone' | 'revoked' | 'refused' | 'redirected' | 'unreachable' | 'too_slow' | 'out_of_order' | null;
  attempts: Defaulted<number>;
  next_try_at: Defaulted<Moment>;
  sent_at: Moment | null;
}

export interface MessageTemplatesTable {
  kind: string;
  version: number;
  text_en: string;
  text_ar: string;
  created_at: Defaulted<Moment>;
  created_by: string | null;
}

export interface MessagesTable {
  id: Defaulted<string>;
  person_id: string;
  kind: 'payment' | 'lead_clashed' | 'work_changed' | 'work_clashed' | 'lead_changed' | 'lead_released' | 'event_open' | 'invited_ahead' | 'chosen_to_lead' | 'event_canceled' | 'event_withdrawn' | 'application_expired' | 'event_started' | 'rate_team' | 'interview_planned' | 'interview_moved' | 'interview_called_off' | 'usher_approved' | 'usher_rejected' | 'usher_blocked' | 'usher_blocked_until' | 'usher_unblocked' | 'leader_approved' | 'leader_turned_down' | 'leader_returned' | 'free_text' | 'work_confirmed' | 'work_invited' | 'work_released' | 'work_moved' | 'application_rejected' | 'application_waitlisted';
  params: Defaulted<Json>;
  template_version: Defaulted<number>;
  text_en: string | null;
  text_ar: string | null;
  cause: string;
  cause_id: string;
  created_at: Defaulted<Moment>;
  created_by: string | null;
  withheld: string | null;
  revoked_at: Moment | null;
  read_at: Moment | null;
  routed_at: Moment | null;
}

export interface NotificationChoicesTable {
  admin_id: string;
  kind: string;
  wanted: Defaulted<boolean>;
  mail: 'at_once' | 'daily' | 'none' | null;
}

export interface NotificationMailsTable {
  id: Defaulted<string>;
  admin_id: string;
  notification_id: string | null;
  kind: string;
  params: Defaulted<Json>;
  link: string | null;
  way: 'at_once' | 'daily';
  created_at: Defaulted<Moment>;
}

export interface NotificationsTable {
  id: Defaulted<string>;
  admin_id: string;
  kind: string;
  params: Defaulted<Json>;
  link: string | null;
  created_at: Defaulted<Moment>;
  read_at: Moment | null;
}

export interface PayerAccountsTable {
  id: Defaulted<string>;
  label: string;
  holder: string;
  bank_name: string;
  bic: string;
  currency: string;
  iban_encrypted: Buffer;
  key_id: string;
  iban_last4: string;
  iban_country: string;
  archived_at: Moment | null;
  created_by: string | null;
  created_at: Defaulted<Moment>;
}

export interface PaymentBatchLinesTable {
  id: Defaulted<string>;
  batch_id: string;
  transfer_id: string;
  line_no: number | null;
  amount_minor: number;
  bank_account_id: string;
  end_to_end_id: string | null;
  result: Defaulted<'waiting' | 'paid' | 'failed'>;
  result_at: Moment | null;
  result_by: string | null;
  paid_on: string | null;
  bank_reference: string | null;
  failure_code: string | null;
  failure_reason: string | null;
  left_at: Moment | null;
  left_why: 'removed' | 'held' | 'failed' | 'canceled' | null;
  payee_name: string | null;
  checks: Defaulted<string[]>;
}

export interface PaymentBatchesTable {
  id: Defaulted<string>;
  code: Defaulted<number>;
  status: Defaulted<'draft' | 'exported' | 'closed' | 'canceled'>;
  currency: string;
  payer_account_id: string;
  execute_on: string;
  created_by: string;
  created_at: Defaulted<Moment>;
  exported_at: Moment | null;
  exported_by: string | null;
  message_id: string | null;
  file_sha256: string | null;
  line_count: number | null;
  total_minor: number | null;
  fetched: Defaulted<number>;
  closed_at: Moment | null;
  canceled_at: Moment | null;
  canceled_by: string | null;
  cancel_reason: string | null;
  version: Defaulted<number>;
  csv_forms: Json | null;
}

export interface PersonDocumentsTable {
  id: Defaulted<string>;
  person_id: string;
  kind: 'national_id' | 'residence_permit' | 'passport' | 'health_card' | 'certificate' | 'contract' | 'other_paper';
  file_id: string;
  expires_on: string | null;
  added_by: string | null;
  created_at: Defaulted<Moment>;
  expiry_told_for: string | null;
}

export interface PersonKeysTable {
  person_id: string;
  key_encrypted: Buffer;
  created_at: Defaulted<Moment>;
}

export interface PersonMergesTable {
  id: Defaulted<string>;
  kept_id: string;
  merged_id: string;
  moved: Json;
  before_encrypted: Buffer;
  created_at: Defaulted<Moment>;
  created_by: string;
  undone_at: Moment | null;
}

export interface PersonNotesTable {
  id: Defaulted<string>;
  person_id: string;
  author_id: string;
  text: string;
  version: Defaulted<number>;
  created_at: Defaulted<Moment>;
  changed_at: Moment | null;
}

export interface PersonsTable {
  id: Defaulted<string>;
  usher_code: number | null;
  name_en: Defaulted<string>;
  name_ar: Defaulted<string>;
  phone: string | null;
  email: string | null;
  birth_date: string | null;
  gender: 'female' | 'male' | null;
  nationality: string | null;
  city: Defaulted<string>;
  languages: Defaulted<string[]>;
  photo: string | null;
  id_number_encrypted: Buffer | null;
  id_number_hmac: Buffer | null;
  id_number_last4: string | null;
  usher_status: 'pending' | 'in_interview' | 'approved' | 'rejected' | 'blocked' | null;
  usher_status_reason: string | null;
  usher_status_changed_at: Moment | null;
  usher_status_changed_by: string | null;
  usher_blocked_until: string | null;
  version: Defaulted<number>;
  usher_since: Moment | null;
  search_text: Computed<string | null>;
  language_levels: Defaulted<Json>;
  height_cm: number | null;
  clothing_size: 'XS' | 'S' | 'M' | 'L' | 'XL' | 'XXL' | 'XXXL' | null;
  shoe_size: number | null;
  tags: Defaulted<string[]>;
  messages_off_at: Moment | null;
  usher_reapply_on: string | null;
  leader_code: number | null;
  leader_status: 'pending' | 'approved' | null;
  leader_status_changed_at: Moment | null;
  leader_status_changed_by: string | null;
  leader_turned_down_at: Moment | null;
  leader_turn_down_reason: string | null;
  leader_since: Moment | null;
  created_at: Defaulted<Moment>;
  anonymised_at: Moment | null;
  merged_into: string | null;
  joined_by_app_at: Moment | null;
  asked_again_at: Moment | null;
  claimed_id_hmac: Buffer | null;
  claimed_id_last4: string | null;
  latitude: number | null;
  longitude: number | null;
}

export interface PlaceOpeningsTable {
  id: Defaulted<string>;
  event_id: string;
  position_id: string;
  cause: 'declined' | 'expired' | 'released' | 'moved' | 'asked' | 'lost' | 'not_reconfirmed' | 'no_show' | 'added';
  opened_at: Defaulted<Moment>;
  state: Defaulted<'waiting' | 'offered' | 'ended'>;
  due_at: Defaulted<Moment>;
  ended_at: Moment | null;
  outcome: 'accepted' | 'promoted' | 'taken' | 'nobody_left' | 'too_late' | 'off' | 'stopped' | 'closed' | null;
  left_by: string | null;
}

export interface PositionResultsTable {
  position_id: string;
  event_id: string;
  day: string;
  places: number;
  filled: number;
  filled_late: number;
  waits: number[];
  attended: number;
  on_time: number;
  no_shows: number;
  late_cancels: number;
  excused: number;
  planned_minutes: number;
  worked_minutes: number;
  given_back: Defaulted<number>;
  declined: Defaulted<number>;
  unanswered: Defaulted<number>;
  unasked: Defaulted<number>;
}

export interface PositionsTable {
  id: Defaulted<string>;
  event_id: string;
  shift_id: string;
  type_id: string;
  zone_id: string | null;
  headcount: number;
  rate_minor: number;
  confirmed: Defaulted<number>;
  invited: Defaulted<number>;
  pay_basis: Defaulted<'hour' | 'shift' | 'day' | 'fixed'>;
  reserves: Defaulted<number>;
}

export interface PrivacyEditionsTable {
  number: number;
  content: Json;
  published_by: string | null;
  published_at: Defaulted<Moment>;
}

export interface RatingsTable {
  id: Defaulted<string>;
  assignment_id: string;
  usher_id: string;
  author_admin_id: string | null;
  author_leader_id: string | null;
  stars: number;
  comment: Defaulted<string>;
  created_at: Defaulted<Moment>;
}

export interface RecoveriesTable {
  id: Defaulted<string>;
  code: Defaulted<number>;
  person_id: string;
  transfer_id: string | null;
  currency: string;
  amount_minor: number;
  reason: string;
  created_by: string;
  created_at: Defaulted<Moment>;
  canceled_at: Moment | null;
  canceled_by: string | null;
  cancel_reason: string | null;
  taken_minor: number | null;
  version: Defaulted<number>;
}

export interface RecoveryCodesTable {
  admin_id: string;
  code_hash: Buffer;
  used_at: Moment | null;
  created_at: Defaulted<Moment>;
}

export interface ReportSubscriptionsTable {
  id: Defaulted<string>;
  admin_id: string;
  report: string;
  format: 'csv' | 'xlsx' | 'pdf';
  language: 'en' | 'ar';
  days: number;
  narrowed: Json;
  sent_for: string | null;
  created_at: Defaulted<Moment>;
}

export interface SavedViewsTable {
  id: Defaulted<string>;
  list: string;
  owner_id: string;
  name: string;
  shared: Defaulted<boolean>;
  query: string;
  version: Defaulted<number>;
  created_at: Defaulted<Moment>;
}

export interface SessionsTable {
  id: Defaulted<string>;
  admin_id: string;
  token_hash: Buffer;
  created_at: Defaulted<Moment>;
  last_used_at: Defaulted<Moment>;
  expires_at: Moment;
  revoked_at: Moment | null;
  address: string | null;
  user_agent: string | null;
}

export interface SettingsTable {
  key: string;
  value: Json;
  version: Defaulted<number>;
  updated_by: string | null;
  updated_at: Defaulted<Moment>;
}

export interface ShiftsTable {
  id: Defaulted<string>;
  event_id: string;
  work_date: string;
  starts_at: Moment;
  ends_at: Moment;
  break_minutes: Defaulted<number>;
  arrival_minutes: Defaulted<number>;
  plan_key: string | null;
  removed_at: Moment | null;
}

export interface StaffCodesTable {
  person_id: string;
  code_hmac: Buffer;
  tries: Defaulted<number>;
  created_at: Defaulted<Moment>;
  expires_at: Moment;
}

export interface StaffFeedsTable {
  person_id: string;
  secret_hash: Buffer;
  created_at: Defaulted<Moment>;
  last_read_at: Moment | null;
}

export interface StaffSessionsTable {
  id: Defaulted<string>;
  person_id: string;
  token_hash: Buffer;
  created_at: Defaulted<Moment>;
  last_used_at: Defaulted<Moment>;
  expires_at: Moment;
  revoked_at: Moment | null;
  address: string | null;
  user_agent: string | null;
}

export interface StaleDaysTable {
  sums: 'joins' | 'applications' | 'payouts' | 'approvals';
  day: string;
}

export interface StatusCountsTable {
  entity: string;
  status: string;
  n: number;
}

export interface TeamLeadersTable {
  id: Defaulted<string>;
  code: Defaulted<number>;
  usher_id: Computed<string | null>;
  name_en: Defaulted<string>;
  name_ar: Defaulted<string>;
  phone: string;
  email: string | null;
  birth_date: string | null;
  gender: 'female' | 'male' | null;
  nationality: string | null;
  city: Defaulted<string>;
  languages: Defaulted<string[]>;
  language_levels: Defaulted<Json>;
  photo: string | null;
  tags: Defaulted<string[]>;
  status: Defaulted<'pending' | 'approved'>;
  status_changed_at: Defaulted<Moment>;
  status_changed_by: string | null;
  turned_down_at: Moment | null;
  turn_down_reason: string | null;
  version: Defaulted<number>;
  created_at: Defaulted<Moment>;
  search_text: Computed<string | null>;
}

export interface ThrottlesTable {
  key: string;
  hits: number;
  blocked_until: Moment;
  updated_at: Defaulted<Moment>;
}

export interface TransferDaysTable {
  metric: 'made' | 'transferred';
  day: string;
  currency: string;
  net_minor: number;
  n: number;
}

export interface TransferLinesTable {
  id: Defaulted<string>;
  transfer_id: string;
  assignment_id: string | null;
  kind: 'work' | 'lead' | 'allowance' | 'overtime' | 'night' | 'late' | 'no_show' | 'other' | 'bonus' | 'correction' | 'recovery';
  minutes: number | null;
  rate_minor: number | null;
  factor: Defaulted<Decimal>;
  amount_minor: number;
  note: string | null;
  recovery_id: string | null;
}

export interface TransferSumsTable {
  status: string;
  currency: string;
  net_minor: number;
  n: Defaulted<number>;
}

export interface TransfersTable {
  id: Defaulted<string>;
  code: Defaulted<number>;
  kind: 'event_pay' | 'compensation' | 'bonus' | 'adjustment';
  event_id: string | null;
  usher_id: string | null;
  leader_id: string | null;
  currency: string;
  gross_minor: number;
  deductions_minor: Defaulted<number>;
  net_minor: Computed<number | null>;
  status: Defaulted<'pending_approval' | 'approved' | 'transferred'>;
  bank_account_id: string | null;
  created_by: string | null;
  last_edited_by: string | null;
  approved_by: string | null;
  approved_at: Moment | null;
  transferred_on: string | null;
  bank_reference: string | null;
  voided_at: Moment | null;
  void_reason: string | null;
  version: Defaulted<number>;
  created_at: Defaulted<Moment>;
  reason: string | null;
  recovered_minor: Defaulted<number>;
  first_approved_by: string | null;
  first_approved_at: Moment | null;
  held_at: Moment | null;
  held_by: string | null;
  hold_reason: string | null;
  returned_at: Moment | null;
  return_reason: string | null;
  batch_id: string | null;
}

export interface TypesTable {
  id: Defaulted<string>;
  name_en: string;
  name_ar: string;
  position: Defaulted<number>;
  archived_at: Moment | null;
  version: Defaulted<number>;
  created_at: Defaulted<Moment>;
  colour: Defaulted<string>;
  icon: Defaulted<string>;
  merged_into: string | null;
  rates: Defaulted<Json>;
}

export interface UsherImportMappingsTable {
  header_hash: Buffer;
  mapping: string[];
  day_order: 'day_first' | 'month_first';
  used_at: Defaulted<Moment>;
}

export interface UsherImportRowsTable {
  import_id: string;
  number: number;
  cells_encrypted: Buffer | null;
  problems: Defaulted<string[]>;
  has_error: boolean;
  has_warning: boolean;
  phone_hmac: Buffer | null;
  id_number_hmac: Buffer | null;
  twin_number: number | null;
  twin_field: 'phone' | 'id_number' | null;
  known_id: string | null;
  known_field: 'phone' | 'id_number' | null;
  state: Computed<string>;
  person_id: string | null;
  undone_at: Moment | null;
  iban_hmac: Buffer | null;
}

export interface UsherImportsTable {
  id: Defaulted<string>;
  file_name: string;
  header_encrypted: Buffer;
  mapping: string[];
  remembered_at: Moment | null;
  day_order: Defaulted<'day_first' | 'month_first'>;
  created_by: string;
  created_at: Defaulted<Moment>;
  job_id: string | null;
  undo_job_id: string | null;
  version: Defaulted<number>;
}

export interface UsherRolesTable {
  usher_id: string;
  type_id: string;
}

export interface UsherWorkTable {
  person_id: string;
  attended: Defaulted<number>;
  no_shows: Defaulted<number>;
  late_cancels: Defaulted<number>;
  on_time: Defaulted<number>;
  last_worked: string | null;
  roles: Defaulted<string[]>;
  ratings: Defaulted<number>;
  rating_weight: Defaulted<number>;
  rating_sum: Defaulted<number>;
  rating_order: number | null;
  approved_minutes: Defaulted<number>;
  usher_since: Moment | null;
  reconfirm_asked: Defaulted<number>;
  reconfirmed: Defaulted<number>;
  reliability: number | null;
}

export interface UshersTable {
  id: Defaulted<string>;
  code: Defaulted<number>;
  name_en: Defaulted<string>;
  name_ar: Defaulted<string>;
  phone: string;
  email: string | null;
  birth_date: string | null;
  gender: 'female' | 'male' | null;
  nationality: string | null;
  city: Defaulted<string>;
  languages: Defaulted<string[]>;
  language_levels: Defaulted<Json>;
  photo: string | null;
  height_cm: number | null;
  clothing_size: 'XS' | 'S' | 'M' | 'L' | 'XL' | 'XXL' | 'XXXL' | null;
  shoe_size: number | null;
  tags: Defaulted<string[]>;
  id_number_encrypted: Buffer | null;
  id_number_hmac: Buffer | null;
  id_number_last4: string | null;
  status: Defaulted<'pending' | 'in_interview' | 'approved' | 'rejected' | 'blocked'>;
  status_reason: string | null;
  status_changed_at: Defaulted<Moment>;
  status_changed_by: string | null;
  blocked_until: string | null;
  reapply_on: string | null;
  version: Defaulted<number>;
  created_at: Defaulted<Moment>;
  search_text: Computed<string | null>;
  latitude: number | null;
  longitude: number | null;
}

export interface WeeklyHoursTable {
  person_id: string;
  weekday: number;
  from_minutes: number | null;
  until_minutes: number | null;
}

export interface WorkDaysTable {
  usher_id: string;
  day: string;
  minutes: number;
}

export interface WorkStartsTable {
  usher_id: string;
  first_day: string | null;
  next_day: string | null;
}

export interface ZonesTable {
  id: Defaulted<string>;
  event_id: string;
  code: string;
  name_en: string;
  name_ar: string;
  colour: string;
  radius_m: Defaulted<number>;
  position: Defaulted<number>;
  plan_key: string | null;
  removed_at: Moment | null;
}

export interface Database {
  admins: AdminsTable;
  applications: ApplicationsTable;
  assignment_figures: AssignmentFiguresTable;
  assignments: AssignmentsTable;
  attendance: AttendanceTable;
  attendance_alerts: AttendanceAlertsTable;
  attendance_marks: AttendanceMarksTable;
  audit_log: AuditLogTable;
  availability: AvailabilityTable;
  bank_accounts: BankAccountsTable;
  bank_answers: BankAnswersTable;
  bookings: BookingsTable;
  bulk_approvals: BulkApprovalsTable;
  categories: CategoriesTable;
  changes: ChangesTable;
  changes_swept: ChangesSweptTable;
  counted_assignments: CountedAssignmentsTable;
  counted_positions: CountedPositionsTable;
  daily_applications: DailyApplicationsTable;
  daily_approvals: DailyApprovalsTable;
  daily_counts: DailyCountsTable;
  daily_joins: DailyJoinsTable;
  daily_payouts: DailyPayoutsTable;
  days_off: DaysOffTable;
  default_views: DefaultViewsTable;
  deletion_requests: DeletionRequestsTable;
  event_leads: EventLeadsTable;
  event_plans: EventPlansTable;
  event_staffing: EventStaffingTable;
  events: EventsTable;
  files: FilesTable;
  fill_positions: FillPositionsTable;
  fill_rows: FillRowsTable;
  fill_runs: FillRunsTable;
  first_password_tokens: FirstPasswordTokensTable;
  idempotency_keys: IdempotencyKeysTable;
  incidents: IncidentsTable;
  interviewer_times: InterviewerTimesTable;
  interviews: InterviewsTable;
  job_items: JobItemsTable;
  jobs: JobsTable;
  join_codes: JoinCodesTable;
  join_passes: JoinPassesTable;
  kept_applications: KeptApplicationsTable;
  kept_approvals: KeptApprovalsTable;
  kept_joins: KeptJoinsTable;
  kept_payouts: KeptPayoutsTable;
  known_tags: KnownTagsTable;
  lead_results: LeadResultsTable;
  ledger_days: LedgerDaysTable;
  ledger_postings: LedgerPostingsTable;
  ledger_proofs: LedgerProofsTable;
  list_days: ListDaysTable;
  merges: MergesTable;
  message_deliveries: MessageDeliveriesTable;
  message_templates: MessageTemplatesTable;
  messages: MessagesTable;
  notification_choices: NotificationChoicesTable;
  notification_mails: NotificationMailsTable;
  notifications: NotificationsTable;
  payer_accounts: PayerAccountsTable;
  payment_batch_lines: PaymentBatchLinesTable;
  payment_batches: PaymentBatchesTable;
  person_documents: PersonDocumentsTable;
  person_keys: PersonKeysTable;
  person_merges: PersonMergesTable;
  person_notes: PersonNotesTable;
  persons: PersonsTable;
  place_openings: PlaceOpeningsTable;
  position_results: PositionResultsTable;
  positions: PositionsTable;
  privacy_editions: PrivacyEditionsTable;
  ratings: RatingsTable;
  recoveries: RecoveriesTable;
  recovery_codes: RecoveryCodesTable;
  report_subscriptions: ReportSubscriptionsTable;
  saved_views: SavedViewsTable;
  sessions: SessionsTable;
  settings: SettingsTable;
  shifts: ShiftsTable;
  staff_codes: StaffCodesTable;
  staff_feeds: StaffFeedsTable;
  staff_sessions: StaffSessionsTable;
  stale_days: StaleDaysTable;
  status_counts: StatusCountsTable;
  team_leaders: TeamLeadersTable;
  throttles: ThrottlesTable;
  transfer_days: TransferDaysTable;
  transfer_lines: TransferLinesTable;
  transfer_sums: TransferSumsTable;
  transfers: TransfersTable;
  types: TypesTable;
  usher_import_mappings: UsherImportMappingsTable;
  usher_import_rows: UsherImportRowsTable;
  usher_imports: UsherImportsTable;
  usher_roles: UsherRolesTable;
  usher_work: UsherWorkTable;
  ushers: UshersTable;
  weekly_hours: WeeklyHoursTable;
  work_days: WorkDaysTable;
  work_starts: WorkStartsTable;
  zones: ZonesTable;
}
