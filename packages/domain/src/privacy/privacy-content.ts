/** What the page always says, in this order: the service is free, what is collected, who may use it, how it changes, whom to ask. */
export const PRIVACY_POINTS = ['free', 'data', 'age', 'changes', 'contact'] as const;
export type PrivacyPoint = (typeof PRIVACY_POINTS)[number];

/** Words in both languages of the page; empty in both: nothing is said. */
export type PrivacyWords = { readonly en: string; readonly ar: string };

export type PrivacySection = {
  readonly title_en: string;
  readonly title_ar: string;
  readonly text_en: string;
  readonly text_ar: string;
};

/**
 * What an owner adds to the page. The points themselves are no part of it, so that no edition can leave one out: an edition
 * says more about a point, and has sections of its own after them.
 */
export type PrivacyContent = {
  readonly more: Readonly<Record<PrivacyPoint, PrivacyWords>>;
  readonly sections: readonly PrivacySection[];
};

export const PRIVACY_LIMITS = { more: 2_000, title: 120, text: 5_000, sections: 20 } as const;

const NOTHING: PrivacyWords = { en: '', ar: '' };

export const EMPTY_PRIVACY: PrivacyContent = {
  more: { free: NOTHING, data: NOTHING, age: NOTHING, changes: NOTHING, contact: NOTHING },
  sections: [],
};

export type PrivacyProblem = 'other_language_missing';

/** Whoever reads only one of the languages must learn the same: words in one need words in the other. */
export const wordsProblem = ({ en, ar }: PrivacyWords): PrivacyProblem | undefined =>
  (en.trim() === '') === (ar.trim() === '') ? undefined : 'other_language_missing';

const sameWords = (a: PrivacyWords, b: PrivacyWords): boolean => a.en === b.en && a.ar === b.ar;

const sameSection = (a: PrivacySection, b: PrivacySection | undefined): boolean =>
  a.title_en === b?.title_en && a.title_ar === b.title_ar && a.text_en === b.text_en && a.text_ar === b.text_ar;

/** What differs between two editions; a section that was rewritten came and went. */
export const changedParts = (before: PrivacyContent, after: PrivacyContent) => ({
  points: PRIVACY_POINTS.filter((point) => !sameWords(before.more[point], after.more[point])),
  added: after.sections.filter((section) => !before.sections.some((old) => sameSection(section, old))).length,
  removed: before.sections.filter((section) => !after.sections.some((next) => sameSection(section, next))).length,
});

/** Whether a reader would see the same page; the order of the sections is seen, too. */
export const sameContent = (a: PrivacyContent, b: PrivacyContent): boolean =>
  PRIVACY_POINTS.every((point) => sameWords(a.more[point], b.more[point])) &&
  a.sections.length === b.sections.length &&
  a.sections.every((section, at) => sameSection(section, b.sections[at]));
