import type { CandidateReason } from '@proline/contract/hiring/candidate';
import type { HandOnly, Suitability, Unsuitable } from '@proline/domain/hiring/suitability';

type Found = Unsuitable | HandOnly;
type Title = { readonly id: string; readonly title_en: string; readonly title_ar: string };
export type Titles = ReadonlyMap<string, Title>;

const NOTHING: Omit<CandidateReason, 'code' | 'shift_id'> = {
  event: null,
  leading: false,
  found: null,
  asked: null,
  missing: [],
  gender: null,
  status: null,
  until: null,
};

/** The facts behind a reason, each in its place. */
const factsOf = (found: Found, titles: Titles): Partial<CandidateReason> => {
  switch (found.code) {
    case 'not_approved':
      return { status: found.status };
    case 'blocked':
      return { status: 'blocked', until: found.until };
    case 'overlap':
      return { event: titles.get(found.event_id) ?? null, leading: found.leading };
    case 'rest':
      return { event: titles.get(found.event_id) ?? null, found: found.hours, asked: found.asked };
    case 'day_cap':
    case 'week_cap':
      return { found: found.minutes, asked: found.most };
    case 'gender':
      return { gender: found.asked };
    case 'languages':
    case 'documents':
      return { missing: [...found.missing] };
    case 'experience':
      return { found: found.shifts, asked: found.asked };
    case 'rating':
      return { found: found.rating, asked: found.asked };
    case 'not_near':
      return { found: found.distance_km };
    default:
      return {};
  }
};

/** Events whose titles the reasons name. */
export const eventsNamed = (judged: readonly Suitability[]): string[] =>
  judged.flatMap(({ unsuitable }) => unsuitable.flatMap((found) => ('event_id' in found ? [found.event_id] : [])));

/** What holds for every shift stands once, without a shift. */
export const reasonsOf = (
  part: keyof Suitability,
  judged: readonly { readonly shift_id: string; readonly suitability: Suitability }[],
  titles: Titles,
): CandidateReason[] => {
  const all = judged.flatMap(({ shift_id, suitability }) =>
    suitability[part].map((found) => ({ shift_id, key: JSON.stringify(found), found })),
  );
  return [...Map.groupBy(all, ({ key }) => key).values()].flatMap((same) => {
    const everywhere = same.length >= judged.length;
    return (everywhere ? same.slice(0, 1) : same).map(({ shift_id, found }) => ({
      ...NOTHING,
      code: found.code,
      shift_id: everywhere ? null : shift_id,
      ...factsOf(found, titles),
    }));
  });
};
