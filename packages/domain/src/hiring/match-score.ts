export const MATCH_PARTS = ['reliability', 'rating', 'experience', 'distance', 'rest', 'fairness'] as const;
export type MatchPart = (typeof MATCH_PARTS)[number];

/** Whole points; together 100. */
export type MatchWeights = { readonly [Part in MatchPart]: number };

export const MATCH_WEIGHTS = {
  reliability: 30,
  rating: 20,
  experience: 20,
  distance: 15,
  rest: 10,
  fairness: 5,
} as const satisfies MatchWeights;

/** What the match of a person with a place is made of. */
export type MatchFacts = {
  /** 0 to 100; null: new */
  readonly reliability: number | null;
  /** from 0 to 1: what somebody new stands for */
  readonly expected_reliability: number;
  /** 1 to 5; null: nobody was ever rated */
  readonly rating: number | null;
  /** shifts attended in the role of the place, in the category of the event, and for its client */
  readonly in_role: number;
  readonly in_category: number;
  readonly for_client: number;
  readonly in_city: boolean;
  /** null: nobody knows */
  readonly distance_km: number | null;
  readonly near_km: number;
  /** to the nearest other work; null: there is none around */
  readonly rest_hours: number | null;
  readonly least_rest_hours: number;
  /** worked in the days that fairness looks at, and the median of those who could be asked */
  readonly recent_hours: number;
  readonly median_hours: number;
};

/** Recent work counts over so many days, until the settings say otherwise. */
export const FAIRNESS_DAYS = 14;

export type Contribution = {
  readonly part: MatchPart;
  /** tenths of a point, so that sums are exact */
  readonly tenths: number;
  readonly most_tenths: number;
};

export type Match = {
  /** 0 to 1000; the score from 0 to 100, in tenths */
  readonly tenths: number;
  readonly contributions: readonly Contribution[];
};

/** The score is the sum of what each part contributes, and nothing else. */
export const matchOf = (facts: MatchFacts, weights: MatchWeights = MATCH_WEIGHTS): Match => {
  const contributions = MATCH_PARTS.map((part): Contribution => {
    const most_tenths = weights[part] * 10;
    return { part, tenths: Math.round(most_tenths * within(SHARE[part](facts))), most_tenths };
  });
  return { tenths: contributions.reduce((sum, { tenths }) => sum + tenths, 0), contributions };
};

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** What stands for what nobody knows, and how parts are made up; the database orders by the same numbers. */
export const SCORING = {
  unrated: 3,
  experience: { in_role: 0.5, in_category: 0.3, for_client: 0.2 },
  unknown_in_city: 0.5,
  /** who has worked so many times the median gets nothing for fairness */
  unfair_times: 3,
} as const;

/** The first shift counts half, each further one less. */
const saturating = (shifts: number): number => shifts / (shifts + 1);

/** How much of its weight each part earns, from 0 to 1. */
const SHARE: { readonly [Part in MatchPart]: (facts: MatchFacts) => number } = {
  reliability: ({ reliability, expected_reliability }) =>
    reliability === null ? expected_reliability : reliability / 100,
  rating: ({ rating }) => ((rating ?? SCORING.unrated) - 1) / 4,
  experience: ({ in_role, in_category, for_client }) =>
    SCORING.experience.in_role * saturating(in_role) +
    SCORING.experience.in_category * saturating(in_category) +
    SCORING.experience.for_client * saturating(for_client),
  distance: ({ distance_km, in_city, near_km }) => {
    if (distance_km === null) return in_city ? SCORING.unknown_in_city : 0;
    return 1 - distance_km / near_km;
  },
  // full from twice the rest that is needed
  rest: ({ rest_hours, least_rest_hours }) =>
    rest_hours === null ? 1 : (rest_hours - least_rest_hours) / Math.max(1, least_rest_hours),
  fairness: ({ recent_hours, median_hours }) => 1 - recent_hours / (SCORING.unfair_times * Math.max(1, median_hours)),
};
