/** What the bundler would put into a file of its own, because exactly these entries need it. */
export type Piece = {
  readonly id: string;
  readonly bytes: number;
  /** The pieces that it imports. */
  readonly needs: readonly string[];
  /** Something is loaded by it: it stays a file of its own. */
  readonly isEntry: boolean;
};

export type MergeRules = {
  /** One request less is worth loading so many bytes in vain. */
  readonly worth: number;
  /** A file does not become larger than this. */
  readonly most: number;
  /** The entry that is always there before this one. */
  readonly before: (entry: string) => string | null;
  /** How often a byte counts that is loaded in vain. */
  readonly weight: (entry: string) => number;
};

type Group = {
  readonly pieces: readonly string[];
  readonly bytes: number;
  readonly loaders: ReadonlySet<string>;
  readonly needs: Set<Group>;
  readonly isEntry: boolean;
};
type Pair = { readonly one: Group; readonly other: Group; readonly gain: number };

/**
 * Says which pieces share a file: of all pairs always the one that saves most, until what is loaded in vain would cost more than the
 * requests. Two pieces never share a file if that made files import each other in a circle, because then the order in which their code
 * and their styles take effect would be another.
 */
export const mergePieces = (pieces: readonly Piece[], rules: MergeRules): string[][] => {
  const groups = groupsOf(pieces, rules);
  const common = [...groups].filter(({ isEntry }) => !isEntry);
  const pairWith = (one: Group) => (other: Group) => ({ one, other, gain: gainOf(one, other, rules) });
  let pairs = common.flatMap((one, at) => common.slice(at + 1).map(pairWith(one))).filter(isGain);
  for (let best = bestOf(pairs); best !== undefined; best = bestOf(pairs)) {
    const { one, other } = best;
    if (isDetour(one, other) || isDetour(other, one)) {
      pairs = pairs.filter((pair) => pair !== best);
      continue;
    }
    const merged = merge(groups, one, other);
    pairs = pairs.filter((pair) => ![pair.one, pair.other].some((group) => group === one || group === other));
    for (const group of groups) {
      if (group.isEntry || group === merged) continue;
      const pair = pairWith(merged)(group);
      if (isGain(pair)) pairs.push(pair);
    }
  }
  return [...groups].filter(({ isEntry }) => !isEntry).map((group) => [...group.pieces]);
};

const isGain = ({ gain }: Pair): boolean => gain > 0;

const bestOf = (pairs: readonly Pair[]): Pair | undefined =>
  pairs.reduce<Pair | undefined>((best, pair) => (best && best.gain >= pair.gain ? best : pair), undefined);

function groupsOf(pieces: readonly Piece[], { before }: MergeRules): Set<Group> {
  const known = new Map(pieces.map((piece) => [piece.id, piece]));
  const loadedBy = new Map(pieces.map(({ id }) => [id, new Set<string>()]));
  for (const { id: entry } of pieces.filter(({ isEntry }) => isEntry)) {
    const loaded = new Set<string>();
    for (let loader: string | null = entry; loader !== null; loader = before(loader)) addClosure(known, loader, loaded);
    for (const id of loaded) loadedBy.get(id)?.add(entry);
  }
  const groups = new Map(
    pieces.map(({ id, bytes, isEntry }): [string, Group] => [
      id,
      { pieces: [id], bytes, isEntry, loaders: loadedBy.get(id) ?? new Set(), needs: new Set() },
    ]),
  );
  for (const { id, needs } of pieces) {
    for (const needed of needs) {
      const group = groups.get(needed);
      if (group) groups.get(id)?.needs.add(group);
    }
  }
  return new Set(groups.values());
}

function addClosure(known: ReadonlyMap<string, Piece>, id: string, found: Set<string>): void {
  if (found.has(id)) return;
  found.add(id);
  for (const needed of known.get(id)?.needs ?? []) addClosure(known, needed, found);
}

/** In bytes: what the requests that are saved are worth, less what is loaded in vain. */
function gainOf(one: Group, other: Group, { worth, most, weight }: MergeRules): number {
  if (one.bytes + other.bytes > most) return 0;
  let gain = 0;
  for (const entry of one.loaders) gain += other.loaders.has(entry) ? worth : -other.bytes * weight(entry);
  for (const entry of other.loaders) if (!one.loaders.has(entry)) gain -= one.bytes * weight(entry);
  return gain;
}

/** Whether a way leads from one to the other through a third. */
function isDetour(from: Group, to: Group): boolean {
  const seen = new Set<Group>();
  const ahead = [...from.needs].filter((group) => group !== to);
  for (let group = ahead.pop(); group; group = ahead.pop()) {
    if (group === to) return true;
    if (seen.has(group)) continue;
    seen.add(group);
    ahead.push(...group.needs);
  }
  return false;
}

function merge(groups: Set<Group>, one: Group, other: Group): Group {
  const merged: Group = {
    pieces: [...one.pieces, ...other.pieces],
    bytes: one.bytes + other.bytes,
    loaders: new Set([...one.loaders, ...other.loaders]),
    needs: new Set([...one.needs, ...other.needs].filter((group) => group !== one && group !== other)),
    isEntry: false,
  };
  groups.delete(one);
  groups.delete(other);
  for (const { needs } of groups) {
    const had = [needs.delete(one), needs.delete(other)];
    if (had.includes(true)) needs.add(merged);
  }
  groups.add(merged);
  return merged;
}
