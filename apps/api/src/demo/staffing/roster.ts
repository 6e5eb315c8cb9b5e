import { CITIES } from '../event/places.ts';
import { at, type Random } from '../engine/random.ts';

/** Hours between two events of one person. */
const REST_MS = 8 * 3_600_000;
const TRIES = 24;

/**
 * Who may work when, in flat arrays: two hundred thousand people fit in a few megabytes. Events are staffed in the
 * order in which they start, so one "busy until" per person is enough to keep anybody from being in two places.
 */
export class Roster {
  readonly ids: string[] = [];
  /** the current bank account, where there is one */
  readonly accounts: (string | null)[] = [];
  readonly activeFrom: Float64Array;
  readonly activeUntil: Float64Array;
  readonly #busyUntil: Float64Array;
  readonly #lastEvent: Int32Array;
  readonly #female: Uint8Array;
  readonly #english: Uint8Array;
  /** 0 = careless, 1 = always there on time */
  readonly quality: Float32Array;
  /** by city, longest-serving first */
  readonly #pools: number[][] = CITIES.map(() => []);

  constructor(size: number) {
    this.activeFrom = new Float64Array(size).fill(Infinity);
    this.activeUntil = new Float64Array(size).fill(Infinity);
    this.#busyUntil = new Float64Array(size);
    this.#lastEvent = new Int32Array(size).fill(-1);
    this.#female = new Uint8Array(size);
    this.#english = new Uint8Array(size);
    this.quality = new Float32Array(size);
  }

  add(person: NewPerson): number {
    const index = this.ids.push(person.id) - 1;
    this.accounts.push(person.account);
    this.#female[index] = person.female ? 1 : 0;
    this.#english[index] = person.english ? 1 : 0;
    this.quality[index] = person.quality;
    return index;
  }

  /** From this moment on the person can be assigned. */
  activate(index: number, city: number, from: number, until = Infinity): void {
    this.activeFrom[index] = from;
    this.activeUntil[index] = until;
    at(this.#pools, city).push(index);
  }

  seal(): void {
    for (const pool of this.#pools) pool.sort((a, b) => this.#from(a) - this.#from(b) || a - b);
  }

  book(index: number, until: number): void {
    this.#busyUntil[index] = until;
  }

  /** A suitable person who is not part of this event yet, from near by if possible; null when there is nobody. */
  find(random: Random, wanted: Wanted): number | null {
    const cities = [wanted.city, ...nearbyOf(wanted.city)];
    for (const city of cities) {
      const found = this.#findIn(random, at(this.#pools, city), wanted);
      if (found !== null) {
        this.#lastEvent[found] = wanted.event;
        return found;
      }
    }
    return null;
  }

  #findIn(random: Random, pool: readonly number[], wanted: Wanted): number | null {
    const count = this.#activeBy(pool, wanted.active_since);
    for (let tries = 0; tries < Math.min(TRIES, count); tries++) {
      // people who joined earlier are asked more often
      const index = at(pool, Math.floor(count * random.unit() ** 1.3));
      if (this.#suits(index, wanted)) return index;
    }
    const offset = random.whole(0, Math.max(0, count - 1));
    for (let step = 0; step < count; step++) {
      const index = at(pool, (offset + step) % count);
      if (this.#suits(index, wanted)) return index;
    }
    return null;
  }

  #suits(index: number, wanted: Wanted): boolean {
    if (this.#lastEvent[index] === wanted.event) return false;
    if ((this.activeUntil[index] ?? 0) < wanted.active_until) return false;
    if (wanted.female !== null && (this.#female[index] === 1) !== wanted.female) return false;
    if (wanted.english && this.#english[index] !== 1) return false;
    if (wanted.needs_account && this.accounts[index] === null) return false;
    return wanted.free_from === null || (this.#busyUntil[index] ?? 0) + REST_MS <= wanted.free_from;
  }

  #activeBy(pool: readonly number[], since: number): number {
    let low = 0;
    let high = pool.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#from(at(pool, middle)) <= since) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #from(index: number): number {
    return this.activeFrom[index] ?? Infinity;
  }
}

interface NewPerson {
  readonly id: string;
  readonly city: number;
  readonly female: boolean;
  readonly english: boolean;
  readonly quality: number;
  readonly account: string | null;
}

export interface Wanted {
  /** position of the event in the plan */
  readonly event: number;
  readonly city: number;
  readonly active_since: number;
  readonly active_until: number;
  readonly female: boolean | null;
  readonly english: boolean;
  readonly needs_account: boolean;
  /** null: the person need not be free */
  readonly free_from: number | null;
}

const NEARBY = CITIES.map((city, index) => {
  const near = city.nearby.map((name) => CITIES.findIndex(({ name_en }) => name_en === name));
  return [...near, ...CITIES.keys().filter((other) => other !== index && !near.includes(other))];
});
const nearbyOf = (city: number): readonly number[] => at(NEARBY, city);
