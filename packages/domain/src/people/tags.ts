/** Words of the house about a person, such as "VIP" or "own car". */
export const MOST_TAGS = 20;
export const TAG_MAX_LENGTH = 40;
/** In an address, commas separate tags. */
export const TAG_PATTERN = /^[^,،]+$/u;

/** "VIP" and "vip" are one tag; the spelling that was first stays. */
const keyOf = (tag: string): string => tag.toLowerCase();

export const isSameTag = (one: string, other: string): boolean => keyOf(one) === keyOf(other);

/** The tags somebody has after these are put on. */
export const withTags = (have: readonly string[], put: readonly string[]): readonly string[] => {
  const tags = [...have];
  for (const tag of put) if (!tags.some((one) => isSameTag(one, tag))) tags.push(tag);
  return tags;
};

/** The tags somebody has after these are taken off. */
export const withoutTags = (have: readonly string[], off: readonly string[]): readonly string[] =>
  have.filter((tag) => !off.some((one) => isSameTag(one, tag)));
