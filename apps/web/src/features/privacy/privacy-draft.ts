import {
  PRIVACY_LIMITS,
  PRIVACY_POINTS,
  wordsProblem,
  type PrivacyContent,
  type PrivacyPoint,
  type PrivacySection,
} from '@proline/domain/privacy/privacy-content';

export const EMPTY_SECTION: PrivacySection = { title_en: '', title_ar: '', text_en: '', text_ar: '' };

type DraftProblem = 'other_language_missing' | 'missing' | 'too_long';

/** What has to be put right before it can be published, by the name of the field. */
export const draftProblems = ({ more, sections }: PrivacyContent): Readonly<Record<string, DraftProblem>> => {
  const found = [
    ...PRIVACY_POINTS.flatMap((point) => pointProblems(point, more[point])),
    ...sections.flatMap((section, at) => sectionProblems(at, section)),
  ];
  return Object.fromEntries(found);
};

const pointProblems = (point: PrivacyPoint, words: PrivacyContent['more'][PrivacyPoint]) =>
  (['en', 'ar'] as const).flatMap((language): [string, DraftProblem][] => {
    const text = words[language].trim();
    if (text.length > PRIVACY_LIMITS.more) return [[`${point}.${language}`, 'too_long']];
    return text === '' && wordsProblem(words) !== undefined ? [[`${point}.${language}`, 'other_language_missing']] : [];
  });

const sectionProblems = (at: number, section: PrivacySection) =>
  (['title_en', 'title_ar', 'text_en', 'text_ar'] as const).flatMap((field): [string, DraftProblem][] => {
    const text = section[field].trim();
    const most = field.startsWith('title') ? PRIVACY_LIMITS.title : PRIVACY_LIMITS.text;
    if (text === '') return [[`${at}.${field}`, 'missing']];
    return text.length > most ? [[`${at}.${field}`, 'too_long']] : [];
  });

/** The sections with one of them a place further up (-1) or down (1); at the end nothing moves. */
export const movedSection = (sections: readonly PrivacySection[], at: number, by: -1 | 1): PrivacySection[] => {
  const [from, to] = [sections[at], sections[at + by]];
  if (!from || !to) return [...sections];
  return sections.with(at, to).with(at + by, from);
};
