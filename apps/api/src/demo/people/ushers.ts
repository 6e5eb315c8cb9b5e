import type { UsherStatus } from '@proline/domain/people/usher-status';
import { encryptBound, keyedHash } from '../../platform/security/crypto.ts';
import type { DataKey } from '../../platform/security/data-key.ts';
import { addBankAccount } from './bank-accounts.ts';
import { moment } from '../engine/copy.ts';
import { DAY_MS, dayIn, HOUR_MS, isoDay, momentIn } from '../event/days.ts';
import { OFFICE_ZONE } from '../event/places.ts';
import { idNumberOf } from './identities.ts';
import { idAt } from '../engine/ids.ts';
import { REAPPLY_DAYS, type Office } from './office.ts';
import { cityOf, joinedAt, makePerson, type Person } from './people.ts';
import { at, Random } from '../engine/random.ts';
import { Roster } from '../staffing/roster.ts';
import { DEFAULT_SIZE, share, type DemoSize } from '../engine/size.ts';
import type { Tables } from '../engine/tables.ts';
import { traitsOf } from './traits.ts';

const REJECTIONS = [
  'Too little experience for the roles on offer.',
  'Did not come to the interview twice.',
  'Documents could not be verified.',
  'Not available on weekends.',
  'مستندات غير مكتملة',
  'خبرة غير مناسبة للأدوار المطلوبة حاليًا.',
];
const BLOCKS = [
  'Three no-shows within thirty days.',
  'Left the post without notice during a shift.',
  'Complaint by the client, confirmed by the team leader.',
  'Sent somebody else in their place.',
  'تكرار الغياب دون عذر.',
  'شكوى من العميل أكّدها قائد الفريق.',
];
/** the columns of the other hat */
const NO_LEADER = [null, null, null, null] as const;
/** nobody turns an usher's request to lead down here */
const NOT_TURNED_DOWN = [null, null] as const;
const BREATHE_EVERY = 100;
/** How many of those who wait came before the one who seems to be known already. */
const WAITING_BEFORE_TWIN = 6;
const SERVED_BEFORE_KNOWN = 12;
const OTHER_LANGUAGES = ['fr', 'ur', 'hi', 'tl', 'tr', 'es'];

export interface Usher extends Person {
  readonly index: number;
  readonly id: string;
  readonly status: UsherStatus;
  readonly languages: readonly string[];
  /** when the usher got this status */
  readonly changed_at: number;
  /** first day as a member of staff; null: never approved */
  readonly approved_at: number | null;
  /** came in with a file, which brings no photos */
  readonly imported: boolean;
}

/** Recruiters decide about people; a block in four is the owner's. */
export const decidedBy = ({ admins }: Office, { status, index }: Usher): string | null => {
  if (status === 'pending') return null;
  return status === 'blocked' && index % 4 === 1 ? admins.owner : admins.recruiter;
};

interface UsherPart {
  readonly tables: Tables;
  readonly office: Office;
  readonly dataKey: DataKey;
  readonly seed: number;
  readonly size: DemoSize;
  readonly now: number;
}

/** Makes all ushers in the order in which they joined and hands each to `onUsher`. */
export async function addUshers(part: UsherPart, onUsher: (usher: Usher) => void): Promise<Roster> {
  const { tables, seed, size, now, office } = part;
  const random = Random.of(seed, 'ushers');
  const roster = new Roster(size.ushers);
  const traits = Random.of(seed, 'traits');
  const changes = Random.of(seed, 'bank account changes');
  const twins = new Twins();
  const statuses = statusesInOrder(random, size.ushers);
  const imported = importedAmong(statuses);
  for (let index = 0; index < size.ushers; index++) {
    const joined_at = waitingSince(
      at(statuses, index),
      joinedAt((index + random.unit()) / size.ushers, office.opened_at, now - 2 * HOUR_MS),
      now - 2 * HOUR_MS,
    );
    const came = imported.has(index);
    const made = makeUsher(random, index, at(statuses, index), came ? importedAt(now) : joined_at, now);
    const usher = twins.consider({ ...made, imported: came });
    const account = hasAccount(random, usher.status) ? addAccount(part, random, changes, usher) : null;
    roster.add({
      id: usher.id,
      city: usher.city,
      female: usher.gender === 'female',
      english: usher.languages.includes('en'),
      quality: qualityOf(random),
      account,
    });
    if (usher.approved_at !== null) {
      roster.activate(index, usher.city, usher.approved_at, usher.status === 'blocked' ? usher.changed_at : Infinity);
    }
    addRow(part, random, traits, usher);
    onUsher(usher);
    if (index % BREATHE_EVERY === 0) await tables.flushWhenFull();
  }
  return roster;
}

/** One of those who wait is somebody who works for the house already: same name, same birthday, same address. */
class Twins {
  #served = 0;
  #waiting = 0;
  #known: Usher | null = null;

  consider(usher: Usher): Usher {
    if (usher.status === 'approved' && this.#served++ === SERVED_BEFORE_KNOWN) this.#known = usher;
    if (usher.status !== 'pending' || this.#known === null || this.#waiting++ !== WAITING_BEFORE_TWIN) return usher;
    const { name_en, name_ar, gender, birth_day, email, photo } = this.#known;
    return { ...usher, name_en, name_ar, gender, birth_day, email, photo };
  }
}

/** The latest applicants are undecided; among the others some were rejected or blocked. */
function statusesInOrder(random: Random, count: number): UsherStatus[] {
  const part = (n: number) => share(n, DEFAULT_SIZE.ushers, count);
  const times = (n: number, status: UsherStatus): UsherStatus[] => Array.from({ length: n }, () => status);
  const waiting = [...times(part(212), 'pending'), ...times(part(64), 'in_interview')];
  const latest = random.shuffle([...waiting, ...times(Math.round(waiting.length * 0.3), 'approved')]);
  const decided = [...times(part(312), 'rejected'), ...times(part(38), 'blocked')];
  const earlier = count - latest.length;
  return [...random.shuffle([...decided, ...times(earlier - decided.length, 'approved')]), ...latest];
}

/** The season brings more requests than usual: who waits came within the last weeks. */
const waitingSince = (status: UsherStatus, joined_at: number, now: number): number =>
  status === 'pending' || status === 'in_interview' ? now - (now - joined_at) * HURRY : joined_at;
const HURRY = 0.36;

/** A few of those who wait came in together, with a file. Others have come since. */
const importedAmong = (statuses: readonly UsherStatus[]): ReadonlySet<number> =>
  new Set(
    statuses.flatMap((status, index) => (status === 'pending' ? [index] : [])).slice(-IMPORTED_TO, -IMPORTED_FROM),
  );
const IMPORTED_FROM = 9;
const IMPORTED_TO = 16;
const IMPORTED_DAYS_AGO = 3;

export const importedAt = (now: number): number =>
  momentIn(OFFICE_ZONE, dayIn(OFFICE_ZONE, now) - IMPORTED_DAYS_AGO, 11 * 60 + 20);

function makeUsher(
  random: Random,
  index: number,
  status: UsherStatus,
  created_at: number,
  now: number,
): Omit<Usher, 'imported'> {
  // a few applicants are too young: they can never be approved
  const tooYoung = status === 'pending' && random.chance(0.015);
  const person = makePerson(
    random,
    index,
    created_at,
    tooYoung ? { youngest: 15, oldest: 16.4 } : { youngest: 18, oldest: 41 },
  );
  const patience = now - HOUR_MS - created_at;
  const decided_at = created_at + Math.min(random.between(2, 16) * DAY_MS, patience * random.between(0.5, 0.95));
  const blocked_at = decided_at + Math.max(0.3, random.unit()) * (now - HOUR_MS - decided_at);
  const changes = {
    pending: created_at,
    in_interview: decided_at,
    approved: decided_at,
    rejected: decided_at,
    blocked: blocked_at,
  } satisfies Record<UsherStatus, number>;
  return {
    ...person,
    index,
    id: idAt(random, created_at),
    status,
    languages: languagesOf(random),
    changed_at: changes[status],
    approved_at: status === 'approved' || status === 'blocked' ? decided_at : null,
  };
}

const languagesOf = (random: Random): string[] => [
  'ar',
  ...(random.chance(0.85) ? ['en'] : []),
  ...(random.chance(0.12) ? [random.pick(OTHER_LANGUAGES)] : []),
];

/** An usher's reliability from 0 to 1: most are reliable, a few are not. */
const qualityOf = (random: Random): number => 1 - random.unit() ** 3;

const CHANGED_ACCOUNT = 0.008;

const hasAccount = (random: Random, status: UsherStatus): boolean =>
  random.chance(status === 'approved' || status === 'blocked' ? 0.94 : 0.35);

/** Some have another account since a few days, which finance has not confirmed yet. */
function addAccount({ tables, dataKey, now }: UsherPart, random: Random, changes: Random, usher: Usher): string {
  const since = Math.min(usher.created_at + HOUR_MS, now);
  const holder = { person_id: usher.id, name_en: usher.name_en, country: cityOf(usher).country, now };
  const changed_at = now - changes.between(0.2, 6) * DAY_MS;
  const changed = changes.chance(CHANGED_ACCOUNT) && usher.status === 'approved' && since < changed_at - 30 * DAY_MS;
  if (!changed) return addBankAccount(tables, random, dataKey, { ...holder, since });
  addBankAccount(tables, changes, dataKey, { ...holder, since: changed_at, waits: true });
  return addBankAccount(tables, random, dataKey, { ...holder, since, until: changed_at });
}

function addRow({ tables, office, dataKey, now }: UsherPart, random: Random, traits: Random, usher: Usher): void {
  const city = cityOf(usher);
  const decided = usher.status !== 'pending';
  const complete = decided || random.chance(0.7);
  const idNumber = complete
    ? idNumberOf(city.country, usher.index, usher.birth_day, usher.nationality === city.country)
    : null;
  const blockedForNow = usher.status === 'blocked' && random.chance(0.6);
  const served = usher.approved_at !== null;
  const lastWords = usher.status === 'approved' && traits.chance(NO_MESSAGES) ? traits.between(2, 50) : null;
  tables.rows.persons.add([
    usher.id,
    usher.name_en,
    usher.name_ar,
    usher.phone,
    usher.email,
    isoDay(usher.birth_day),
    usher.gender,
    usher.nationality,
    city.name_en,
    usher.languages,
    complete && !usher.imported ? usher.photo : null,
    moment(usher.created_at),
    idNumber === null ? null : encryptBound(dataKey, idNumber, `persons.id_number:${usher.id}`),
    idNumber === null ? null : keyedHash(dataKey, 'id_number', idNumber),
    idNumber === null ? null : idNumber.slice(-4),
    usher.status,
    reasonOf(random, usher.status),
    moment(usher.changed_at),
    decidedBy(office, usher),
    // more of them end soon than late
    blockedForNow ? isoDay(dayIn(OFFICE_ZONE, now) + 1 + Math.floor(120 * random.unit() ** 2)) : null,
    moment(usher.created_at),
    ...NO_LEADER,
    ...traitsOf(traits, { ...usher, measured: served && traits.chance(0.9), tagged: served ? 0.4 : 0.06 }),
    reapplyOn(usher),
    lastWords === null ? null : moment(Math.max(usher.changed_at, now - lastWords * DAY_MS)),
    ...NOT_TURNED_DOWN,
    cameByApp(usher) ? moment(usher.created_at) : null,
  ]);
}

/** The app is new: two of three who wait have come by it, which takes nobody under 18. */
const cameByApp = ({ index, status, imported, birth_day, created_at }: Usher): boolean =>
  (status === 'pending' || status === 'in_interview') &&
  !imported &&
  index % 3 !== 0 &&
  dayIn(OFFICE_ZONE, created_at) - birth_day > OF_AGE_DAYS;
const OF_AGE_DAYS = 18 * 366;

const NO_MESSAGES = 0.012;

export const reapplyOn = ({ status, changed_at }: Usher): string | null =>
  status === 'rejected' ? isoDay(dayIn(OFFICE_ZONE, changed_at) + REAPPLY_DAYS) : null;

const reasonOf = (random: Random, status: UsherStatus): string | null =>
  status === 'rejected' ? random.pick(REJECTIONS) : status === 'blocked' ? random.pick(BLOCKS) : null;
