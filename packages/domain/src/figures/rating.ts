/** So many ratings of the average weigh against somebody's own: one good day is no record yet. */
export const RATING_PRIOR = 5;
/** After so many days a rating counts half. */
export const RATING_HALF_LIFE_DAYS = 180;

type Rating = { readonly stars: number; readonly age_days: number };

/** (C·m + Σ w·r) ÷ (C + Σ w), w = 0.5^(age ÷ 180 days). Null: nobody has rated yet. */
export const ratingOf = (ratings: readonly Rating[], globalMean: number): number | null => {
  if (ratings.length === 0) return null;
  let weight = RATING_PRIOR;
  let sum = RATING_PRIOR * globalMean;
  for (const { stars, age_days } of ratings) {
    const w = 0.5 ** (age_days / RATING_HALF_LIFE_DAYS);
    weight += w;
    sum += w * stars;
  }
  return sum / weight;
};
