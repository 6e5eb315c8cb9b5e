import type { BoardPerson, getEventBoard, listUnresolved } from '@proline/contract/attendance/board';
import type { SettingsValue } from '@proline/contract/settings/settings';
import { noShowReasons, reasonWords } from '@proline/domain/attendance/attendance-settings';
import type { Kysely } from 'kysely';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { passKey } from '../pass/pass-key.service.ts';
import { readAttendanceRules } from '../settings/settings.service.ts';
import {
  findChanged,
  findEnd,
  findFrame,
  findOpen,
  findPeople,
  findPeopleById,
  findRecent,
  readGrace,
  type FoundPerson,
} from './board.queries.ts';

type Db = Kysely<Database>;
type Rules = SettingsValue<'attendance'>;

/** What the strip under a board has room for. */
const RECENT_MARKS = 10;
const MS_PER_SECOND = 1_000;

const toPerson = (found: FoundPerson, rules: Rules, grace: number): BoardPerson => {
  const { id, shift_id, zone_id, role_id, usher, reserve, state, method, out_method, late_minutes, outside } = found;
  const { has_document, approved_minutes, minutes_by_hand, version, last_mark, marked_at, reason, pass_number } = found;
  return {
    id,
    shift_id,
    zone_id,
    role_id,
    usher,
    reserve,
    state,
    checked_in_at: found.checked_in_at?.toISOString() ?? null,
    checked_out_at: found.checked_out_at?.toISOString() ?? null,
    method,
    out_method,
    late_minutes,
    is_late: late_minutes > grace,
    outside,
    reason: reason === null ? null : reasonWords(rules, reason),
    absent_at: found.absent_at?.toISOString() ?? null,
    has_document,
    approved_minutes,
    minutes_by_hand,
    version,
    last_mark,
    undo_until:
      last_mark === null || marked_at === null
        ? null
        : new Date(marked_at.getTime() + rules.undo_seconds * MS_PER_SECOND).toISOString(),
    pass_number,
    due_at: found.due_at?.toISOString() ?? null,
    expected_at: found.expected_at?.toISOString() ?? null,
    replaces: found.replaces,
  };
};

export const showBoard: Handler<typeof getEventBoard> = async ({ params, query }, { db, dataKey }) => {
  const rules = await readAttendanceRules(db);
  const { late_grace_minutes, early_minutes, undo_seconds, outside } = rules;
  const frame = await findFrame(db, params.id, { late_grace_minutes, since: query.since ?? '0' });
  if (!frame) throw new Refusal('not_found');
  const { is_known, ...shown } = frame;
  const since = is_known ? query.since : undefined;
  // read after the cursor: what comes in between is told twice, and not left out
  const found =
    since === undefined
      ? (await findPeople(db, params.id)).map((person) => ({ ...person, on_board: true }))
      : await findChanged(db, params.id, since);
  const grace = frame.event.late_grace_minutes;
  return {
    data: {
      ...shown,
      rules: { early_minutes, undo_seconds, outside, no_show_reasons: [...noShowReasons(rules)] },
      people: found.filter(({ on_board }) => on_board).map((person) => toPerson(person, rules, grace)),
      recent: (await findRecent(db, params.id, RECENT_MARKS)).map(({ at, received_at, ...mark }) => ({
        ...mark,
        at: at.toISOString(),
        received_at: received_at.toISOString(),
      })),
      pass_key: passKey(dataKey).publicKey,
      complete: since === undefined,
      gone: found.filter(({ on_board }) => !on_board).map(({ id }) => id),
    },
  };
};

/** Some people of a board as they are now. */
export async function readBoardPeople(db: Db, event_id: string, ids: readonly string[]): Promise<BoardPerson[]> {
  const rules = await readAttendanceRules(db);
  const grace = await readGrace(db, event_id, rules.late_grace_minutes);
  return (await findPeopleById(db, ids)).map((person) => toPerson(person, rules, grace));
}

export const showUnresolved: Handler<typeof listUnresolved> = async ({ params }, { db }) => {
  const end = await findEnd(db, params.id);
  if (!end) throw new Refusal('not_found');
  const rules = await readAttendanceRules(db);
  const grace = await readGrace(db, params.id, rules.late_grace_minutes);
  const open = await findOpen(db, params.id);
  const countOf = (reason: (typeof open)[number]['why']) => open.filter(({ why }) => why === reason).length;
  return {
    data: open.map((person) => ({
      ...toPerson(person, rules, grace),
      why: person.why,
      starts_at: person.starts_at.toISOString(),
      ends_at: person.ends_at.toISOString(),
      role: person.role,
      zone: person.zone,
    })),
    meta: {
      total: open.length,
      counts: { still_in: countOf('still_in'), no_record: countOf('no_record'), not_over: countOf('not_over') },
      ends_at: end.ends_at?.toISOString() ?? null,
    },
  };
};
