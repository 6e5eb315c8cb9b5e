import type pg from 'pg';
import type { DataKey } from '../../platform/security/data-key.ts';
import { addBankAccount } from './bank-accounts.ts';
import { moment } from '../engine/copy.ts';
import { DAY_MS, HOUR_MS, isoDay } from '../event/days.ts';
import { idAt } from '../engine/ids.ts';
import type { Office } from './office.ts';
import { cityOf, joinedAt, makePerson, type Person } from './people.ts';
import { at, Random } from '../engine/random.ts';
import { Roster } from '../staffing/roster.ts';
import { DEFAULT_SIZE, share, type DemoSize } from '../engine/size.ts';
import type { Tables } from '../engine/tables.ts';
import { traitsOf } from './traits.ts';
import type { Usher } from './ushers.ts';

const DEFAULT_LEADERS = 187;
const DEFAULT_PENDING = 19;
/** The share of leaders who began as ushers. */
const PROMOTED = 0.3;
const LEADERS_FOR_EVENT = 0.75;
/** the number of an identity card, and the columns of the other hat */
const NO_USHER = [null, null, null, null, null, null, null, null, null] as const;
const LANGUAGES = ['ar', 'en'];
/** Of those who want to lead, one in so many was turned down. */
const TURNED_DOWN_EVERY = 6;
const TURN_DOWN_REASONS = [
  'Has not led a team of more than five people yet.',
  'لا يناسب التفرّغ مواعيد الفعاليات الكبرى.',
  'References could not be reached.',
];

export const leaderCount = ({ ushers, events }: DemoSize): number =>
  Math.max(share(DEFAULT_LEADERS, DEFAULT_SIZE.ushers, ushers), Math.ceil(events * LEADERS_FOR_EVENT));

/** Chooses ushers to promote while the ushers are made. */
export class Promotions {
  readonly ushers: Usher[] = [];
  readonly #every: number;
  readonly #most: number;
  readonly #latest: number;

  constructor(size: DemoSize, now: number) {
    this.#most = Math.floor(leaderCount(size) * PROMOTED);
    this.#every = Math.max(1, Math.floor((size.ushers * 0.6) / Math.max(1, this.#most)));
    this.#latest = now - 120 * DAY_MS;
  }

  consider(usher: Usher): void {
    const due = this.ushers.length < this.#most && usher.index >= this.ushers.length * this.#every;
    if (due && usher.status === 'approved' && usher.changed_at < this.#latest) this.ushers.push(usher);
  }
}

interface LeaderPart {
  readonly tables: Tables;
  readonly office: Office;
  readonly dataKey: DataKey;
  readonly seed: number;
  readonly size: DemoSize;
  readonly now: number;
  readonly promoted: readonly Usher[];
  readonly ushers: Roster;
  /** who has been an usher before gets the second hat once all rows are stored */
  readonly promotions: Promotion[];
  /** is handed everybody who wants to lead and has not led before */
  readonly onNewcomer: (leader: Newcomer) => void;
}

export interface Newcomer extends Person {
  readonly id: string;
  readonly approved_at: number | null;
  readonly turned_down_at: number | null;
}

export interface Promotion {
  readonly id: string;
  readonly since: string;
  readonly approved_at: string | null;
  readonly approved_by: string | null;
  readonly turned_down_at: string | null;
  readonly turn_down_reason: string | null;
}

/** Two hundred thousand ushers need ten thousand leaders, who fit into one buffer. */
export function addLeaders(part: LeaderPart): Roster {
  const { seed, size, now, office, promoted, ushers } = part;
  const random = Random.of(seed, 'leaders');
  const traits = Random.of(seed, 'traits of leaders');
  const count = leaderCount(size);
  const pending = Math.max(1, Math.round((count * DEFAULT_PENDING) / DEFAULT_LEADERS));
  const roster = new Roster(count);
  for (let index = 0; index < count; index++) {
    const isPending = index >= count - pending;
    const usher = index < promoted.length ? at(promoted, index) : null;
    const person = usher ? promote(random, usher, now) : newcomer(random, part, index, isPending);
    const approved_at = isPending
      ? null
      : person.created_at + Math.min(random.between(1, 9) * DAY_MS, (now - person.created_at) / 2);
    const id = usher?.id ?? idAt(random, person.created_at);
    const account = (usher && at(ushers.accounts, usher.index)) ?? addAccount(part, random, person, id);
    roster.add({ id, city: person.city, female: person.gender === 'female', english: true, quality: 1, account });
    if (approved_at !== null) roster.activate(index, person.city, approved_at);
    // a promoted leader works no more shifts as an usher
    if (usher && approved_at !== null) ushers.activeUntil[usher.index] = approved_at;
    const number = index - (count - pending);
    const isTurnedDown = isPending && usher === null && number % TURNED_DOWN_EVERY === 1;
    const turned_down_at = isTurnedDown ? person.created_at + (now - HOUR_MS - person.created_at) * 0.6 : null;
    const hat: Promotion = {
      id,
      since: moment(person.created_at),
      approved_at: approved_at === null ? null : moment(approved_at),
      approved_by: approved_at === null && !isTurnedDown ? null : office.admins.recruiter,
      turned_down_at: turned_down_at === null ? null : moment(turned_down_at),
      turn_down_reason: isTurnedDown ? at(TURN_DOWN_REASONS, number % TURN_DOWN_REASONS.length) : null,
    };
    if (usher) part.promotions.push(hat);
    else {
      addRow(part.tables, traits, person, hat);
      part.onNewcomer({ ...person, id, approved_at, turned_down_at });
    }
  }
  return roster;
}

function addRow(tables: Tables, traits: Random, person: Person, hat: Promotion): void {
  const { id, since, approved_at, approved_by, turned_down_at, turn_down_reason } = hat;
  tables.rows.persons.add([
    id,
    person.name_en,
    person.name_ar,
    person.phone,
    person.email,
    isoDay(person.birth_day),
    person.gender,
    person.nationality,
    cityOf(person).name_en,
    LANGUAGES,
    person.photo,
    since,
    ...NO_USHER,
    approved_at === null ? 'pending' : 'approved',
    approved_at ?? turned_down_at ?? since,
    approved_by,
    since,
    ...traitsOf(traits, { ...person, languages: LANGUAGES, measured: approved_at !== null, tagged: 0.5 }),
    null,
    null,
    turned_down_at,
    turn_down_reason,
    null,
  ]);
}

/** Puts the second hat on those who were ushers before. */
export async function promoteUshers(client: pg.ClientBase, promotions: readonly Promotion[]): Promise<void> {
  await client.query(
    `update persons set leader_status = case when p.approved_at is null then 'pending' else 'approved' end,
       leader_status_changed_at = coalesce(p.approved_at, p.since), leader_status_changed_by = p.approved_by,
       leader_since = p.since
     from json_to_recordset($1) p (id uuid, since timestamptz, approved_at timestamptz, approved_by uuid)
     where persons.id = p.id`,
    [JSON.stringify(promotions)],
  );
}

/** An usher becomes a leader after at least two months of work. */
const promote = (random: Random, usher: Usher, now: number): Person => ({
  ...usher,
  created_at: usher.changed_at + Math.max(60 * DAY_MS, random.unit() * 0.7 * (now - usher.changed_at)),
});

/** A leader from outside: approved ones joined early, pending ones recently. */
function newcomer(random: Random, { office, size, now }: LeaderPart, index: number, isPending: boolean): Person {
  const recent = now - random.between(0.1, 18) * DAY_MS;
  const created_at = isPending ? recent : joinedAt(random.unit() ** 2, office.opened_at, now - 5 * DAY_MS);
  return makePerson(random, size.ushers + index, Math.min(created_at, now - HOUR_MS), { youngest: 24, oldest: 48 });
}

const addAccount = ({ tables, dataKey, now }: LeaderPart, random: Random, person: Person, leader_id: string): string =>
  addBankAccount(tables, random, dataKey, {
    person_id: leader_id,
    name_en: person.name_en,
    country: cityOf(person).country,
    since: Math.min(person.created_at + HOUR_MS, now),
    now,
  });
