/** Nobody younger may work here, and their data is not kept (privacy text). */
export const MINIMUM_AGE = 18;

/** Full years on a day; both are calendar dates written YYYY-MM-DD. Someone born on 29 February turns a year older on 1 March. */
export const ageOn = (birthDate: string, day: string): number => {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
};

export const isOldEnough = (birthDate: string, day: string): boolean => ageOn(birthDate, day) >= MINIMUM_AGE;

/** Whoever is old enough on that day was born on this day or before; as text, since it may be a 29 February that never was. */
export const bornByFor = (day: string): string =>
  `${String(Number(day.slice(0, 4)) - MINIMUM_AGE).padStart(4, '0')}${day.slice(4)}`;
