import type { InterviewMode } from './interview-slots.ts';

export const PLACE_MAX_LENGTH = 300;

/** A host with a dot, and nobody's name or password before it. */
const LINK = /^https:\/\/[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?([/?#]\S*)?$/u;

type PlaceProblem = 'interview_link_wrong' | 'interview_place_needless';

/** What is wrong with where an interview is held; undefined: nothing. It can be left open; a call has no place. */
export const placeProblem = (mode: InterviewMode, place: string): PlaceProblem | undefined => {
  if (place === '') return undefined;
  if (mode === 'phone') return 'interview_place_needless';
  return mode === 'video' && !LINK.test(place) ? 'interview_link_wrong' : undefined;
};
