import type { Requirement } from '../event-plan/plan.ts';
import type { Gender } from '../people/person-fields.ts';
import type { Candidate, RequiredDocument } from './candidate.ts';

/** A requirement that somebody does not meet, with what is missing. */
export type UnmetRequirement =
  | { readonly code: 'gender'; readonly asked: Gender }
  | { readonly code: 'languages'; readonly missing: readonly string[] }
  | { readonly code: 'experience'; readonly shifts: number; readonly asked: number }
  | { readonly code: 'rating'; readonly rating: number | null; readonly asked: number }
  | { readonly code: 'documents'; readonly missing: readonly RequiredDocument[] };

/** Null: met. A mix of women and men asks nothing of one person. */
export const unmetRequirement = (asked: Requirement, person: Candidate): UnmetRequirement | null => {
  switch (asked.kind) {
    case 'gender': {
      const wanted = onlyGender(asked.female_percent);
      return wanted === null || wanted === person.gender ? null : { code: 'gender', asked: wanted };
    }
    case 'languages': {
      const missing = asked.languages.filter((language) => !person.languages.includes(language));
      return missing.length === 0 ? null : { code: 'languages', missing };
    }
    case 'experience':
      return person.attended >= asked.shifts
        ? null
        : { code: 'experience', shifts: person.attended, asked: asked.shifts };
    case 'rating':
      return person.rating !== null && person.rating >= asked.least
        ? null
        : { code: 'rating', rating: person.rating, asked: asked.least };
    case 'documents': {
      const missing = asked.documents.filter((paper) => !person.on_record.includes(paper));
      return missing.length === 0 ? null : { code: 'documents', missing };
    }
  }
};

const onlyGender = (female_percent: number): Gender | null => {
  if (female_percent === 100) return 'female';
  return female_percent === 0 ? 'male' : null;
};
