import { z } from 'zod';
import { CANDIDATE_STANDS, CANDIDATE_TRAITS, type CandidateStand } from '@proline/domain/hiring/candidate-stand';
import { MATCH_PARTS } from '@proline/domain/hiring/match-score';
import { HAND_ONLY_CODES, UNSUITABLE_CODES } from '@proline/domain/hiring/suitability';
import { GENDERS } from '@proline/domain/people/person-fields';
import { USHER_STATUSES } from '@proline/domain/people/usher-status';
import { isPlainLine } from '@proline/domain/text/plain-text';
import { MOST_PLACES_AT_ONCE } from '../assignment/assignment.ts';
import { endpoint } from '../frame/endpoint.ts';
import { pageMeta, pageNumber } from '../frame/pages.ts';
import { person } from '../frame/person.ts';

/** Who could have a place of an event, how well each fits, and why somebody does not. */

const params = z.strictObject({ id: z.uuid() });
const count = z.int().nonnegative();

/** Where people stand, as tabs. */
export const CANDIDATE_TABS = CANDIDATE_STANDS;
export type CandidateTab = CandidateStand;
export const CANDIDATE_SORTS = ['match', 'reliability', 'rating', 'distance', 'asked'] as const;
export type CandidateSort = (typeof CANDIDATE_SORTS)[number];
export const CANDIDATES_PER_PAGE = 25;
const LONGEST_SEARCH = 100;

/** One thing that speaks against somebody, with what was found; facts that a rule does not have are null. */
export const candidateReason = z.object({
  code: z.enum([...UNSUITABLE_CODES, ...HAND_ONLY_CODES]),
  /** the shift that was asked about; null: all of them */
  shift_id: z.uuid().nullable(),
  /** work there is in the way */
  event: z.object({ id: z.uuid(), title_en: z.string(), title_ar: z.string() }).nullable(),
  /** leads there */
  leading: z.boolean(),
  /** rest in hours, work in minutes, shifts attended, rating, or distance in kilometers */
  found: z.number().nullable(),
  /** what the rule asks for, in the same unit */
  asked: z.number().nullable(),
  /** languages or documents */
  missing: z.array(z.string()),
  /** that every place is for */
  gender: z.enum(GENDERS).nullable(),
  status: z.enum(USHER_STATUSES).nullable(),
  /** the last day of a block; null: for good, or no block */
  until: z.iso.date().nullable(),
});
export type CandidateReason = z.output<typeof candidateReason>;

/** Tenths of a point: the score is the sum of its parts, and nothing else. */
export const matchShown = z.object({
  tenths: count,
  parts: z.array(z.object({ part: z.enum(MATCH_PARTS), tenths: count, most_tenths: count })),
  /** what the parts are made of */
  facts: z.object({
    reliability: z.int().nullable(),
    attended: count,
    rating: z.number().nullable(),
    ratings: count,
    in_role: count,
    in_category: count,
    for_client: count,
    in_city: z.boolean(),
    /** null: nobody knows */
    distance_km: z.number().nullable(),
    near_km: z.number(),
    /** to the nearest other work; null: there is none around */
    rest_hours: z.number().nullable(),
    least_rest_hours: z.number(),
    recent_hours: z.number(),
    median_hours: z.number(),
  }),
});
export type MatchShown = z.output<typeof matchShown>;

const candidate = z.object({
  usher: person.extend({
    code: z.int(),
    gender: z.enum(GENDERS).nullable(),
    city: z.string(),
    status: z.enum(USHER_STATUSES),
    /** 0 to 100; null: new */
    reliability: z.int().nullable(),
    rating: z.number().nullable(),
    ratings: count,
  }),
  match: matchShown,
  /** why nobody may give this person the place */
  unsuitable: z.array(candidateReason),
  /** why the program does not choose this person; assigning asks for `anyway` */
  hand_only: z.array(candidateReason),
  flags: z.array(candidateReason),
  /** for this role, undecided or on the waitlist */
  application: z
    .object({
      id: z.uuid(),
      status: z.enum(['pending', 'waitlisted']),
      version: z.int(),
      created_at: z.iso.datetime(),
      /** shifts asked for; none: all */
      asked_for: z.array(z.uuid()),
      message: z.string(),
      /** put on the waitlist by operations; the person has not applied */
      by_hand: z.boolean(),
    })
    .nullable(),
  /** what this person holds at this event */
  places: z.array(
    z.object({
      /** the assignment */
      id: z.uuid(),
      position_id: z.uuid(),
      status: z.enum(['invited', 'confirmed']),
      expires_at: z.iso.datetime().nullable(),
      reserve: z.boolean(),
      locked: z.boolean(),
      version: z.int(),
    }),
  ),
});
export type CandidateRow = z.output<typeof candidate>;

export const listCandidates = endpoint({
  name: 'listCandidates',
  summary: 'Who could have a place of an event, the best first, and why others cannot',
  method: 'GET',
  path: '/admin/events/:id/candidates',
  access: 'ushers.read',
  params,
  query: z.strictObject({
    /** one position, or several of one role whose shifts one person can work */
    positions: z
      .string()
      .max(MOST_PLACES_AT_ONCE * 40)
      .meta({ examples: ['0191f7a0-0000-7000-8000-000000000000'] })
      .transform((text) => [...new Set(text.split(','))])
      .pipe(z.array(z.uuid()).min(1).max(MOST_PLACES_AT_ONCE)),
    tab: z.enum(CANDIDATE_TABS).optional(),
    sort: z.enum(CANDIDATE_SORTS).optional(),
    gender: z.enum(GENDERS).optional(),
    /** only those of whom all of these are true, with commas between them */
    only: z
      .string()
      .max(LONGEST_SEARCH)
      .meta({ examples: ['new,unflagged'] })
      .transform((text) => [...new Set(text.split(','))])
      .pipe(z.array(z.enum(CANDIDATE_TRAITS)))
      .optional(),
    /** by name, code, phone or city, among all ushers and not only those who are near and do this role */
    q: z
      .string()
      .max(LONGEST_SEARCH)
      .transform((text) => text.normalize('NFC').trim())
      .pipe(z.string().max(LONGEST_SEARCH).refine(isPlainLine, { error: 'forbidden_characters' }))
      .optional(),
    page: pageNumber,
  }),
  response: z.object({
    data: z.array(candidate),
    meta: pageMeta.extend({
      counts: z.object({ applied: count, recommended: count, waitlist: count, by_hand: count, unsuitable: count }),
    }),
  }),
  refusals: ['positions_differ', 'positions_overlap'],
});
export type Candidates = z.output<typeof listCandidates.response>;
