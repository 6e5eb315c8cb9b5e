/** A language and a width. */
export const MIXTURES = ['en-1440', 'ar-390', 'en-390', 'ar-1440'] as const;
export type Mixture = (typeof MIXTURES)[number];

const tagged = (...mixtures: Mixture[]) => ({ tag: mixtures.map((mixture) => `@${mixture}`) });

/** For a story about the mixture itself: where things lie, read from the right, on a phone. */
export const IN_EVERY_MIXTURE = tagged(...MIXTURES);
/** For the looks at screens: each language and each width once, and every third screen in one of the other two mixtures, too. */
export const forLooks = (turn: number) =>
  tagged('en-1440', 'ar-390', ...(turn % 3 === 0 ? [turn % 2 === 0 ? ('en-390' as const) : ('ar-1440' as const)] : []));
/** For a look at one more of a kind that is looked at in every mixture. */
export const inMixture = (mixture: Mixture) => tagged(mixture);
/** For a story that goes another way in the other language or width: each of them once. */
export const IN_TWO_MIXTURES = tagged('en-1440', 'ar-390');

/**
 * The stories that a mixture tells: those that name it, and of all others every fourth. The length of a story's name decides, so
 * that nobody keeps a list and a new story moves no other; `npx playwright test --list` shows who is where.
 */
export const toldIn = (mixture: Mixture): RegExp => {
  const turn = MIXTURES.indexOf(mixture);
  return new RegExp(`@${mixture}\\b|\\.spec\\.ts (?:[^@]{${MIXTURES.length}})*[^@]{${turn}}$`);
};
