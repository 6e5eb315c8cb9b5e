/**
 * A small seeded generator (xoshiro128**, seeded by splitmix32): the same seed always makes the same demo data, on
 * every machine. Not for secrets.
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(seed: number) {
    let state = seed | 0;
    const mix = () => {
      state = (state + 0x9e3779b9) | 0;
      let mixed = state ^ (state >>> 16);
      mixed = Math.imul(mixed, 0x21f0aaad);
      mixed ^= mixed >>> 15;
      mixed = Math.imul(mixed, 0x735a2d97);
      return mixed ^ (mixed >>> 15);
    };
    this.#a = mix();
    this.#b = mix();
    this.#c = mix();
    this.#d = mix();
  }

  /** A generator of its own for one part of the data, so that a change in one part leaves the others alone. */
  static of(seed: number, part: string): Random {
    let hash = seed | 0;
    for (let position = 0; position < part.length; position++) {
      hash = Math.imul(hash ^ part.charCodeAt(position), 0x01000193);
    }
    return new Random(hash);
  }

  /** 32 random bits as a non-negative integer. */
  bits(): number {
    const product = Math.imul(this.#b, 5);
    const result = Math.imul((product << 7) | (product >>> 25), 9);
    const shifted = this.#b << 9;
    this.#c ^= this.#a;
    this.#d ^= this.#b;
    this.#b ^= this.#c;
    this.#a ^= this.#d;
    this.#c ^= shifted;
    this.#d = (this.#d << 11) | (this.#d >>> 21);
    return result >>> 0;
  }

  /** From 0 up to, not including, 1. */
  unit(): number {
    return this.bits() / 0x1_0000_0000;
  }

  /** A whole number between the two, both included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.unit() * (most - least + 1));
  }

  between(least: number, most: number): number {
    return least + this.unit() * (most - least);
  }

  chance(probability: number): boolean {
    return this.unit() < probability;
  }

  pick<T>(choices: readonly T[]): T {
    return at(choices, Math.floor(this.unit() * choices.length));
  }

  /** The position of one weight, chosen in proportion to it. */
  weighted(weights: readonly number[]): number {
    let left = this.unit() * weights.reduce((sum, weight) => sum + weight, 0);
    const chosen = weights.findIndex((weight) => (left -= weight) < 0);
    return chosen < 0 ? weights.length - 1 : chosen;
  }

  /** A factor around 1, rarely below a half or above two. Sizes are multiplied by it. */
  spread(sigma: number): number {
    const normal = this.unit() + this.unit() + this.unit() + this.unit() - 2;
    return Math.exp(normal * Math.sqrt(3) * sigma);
  }

  shuffle<T>(items: T[]): T[] {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.whole(0, last);
      [items[last], items[other]] = [at(items, other), at(items, last)];
    }
    return items;
  }
}

/** The element at a position; a missing one is a bug and throws. */
export function at<T>(items: readonly T[], position: number): T {
  const item = items[position];
  if (item === undefined) throw new RangeError(`Nothing at position ${position} of ${items.length}.`);
  return item;
}
