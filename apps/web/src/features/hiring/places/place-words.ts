import type { PlacePosition } from '@proline/contract/assignment/assignment';
import { nameIn } from '@proline/domain/text/name-in';
import { timesBetween, weekdayDate } from '../../../lib/dates/dates.ts';
import { hoursWords } from '../../../lib/dates/hours-words.ts';
import { briefMoney } from '../../../lib/money/money-text.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import type { Language } from '../../../lib/preferences/preferences-cookie.ts';

/** 'Lantern walk · Hostess', or the role alone where there are no zones. */
export const placeName = (language: Language, { zone, role }: Pick<PlacePosition, 'zone' | 'role'>): string =>
  zone ? `${nameIn(language, zone)} · ${nameIn(language, role)}` : nameIn(language, role);

/** 'Tue 18 Nov 17:00–23:00' */
export const shiftName = (language: Language, shift: PlacePosition['shift'], time_zone: string): string => {
  const [from, until] = [new Date(shift.starts_at), new Date(shift.ends_at)];
  return `${weekdayDate(language, from, time_zone)} ${timesBetween(language, from, until, time_zone)}`;
};

const PER_HOUR = 60;

/** How long one person works, all chosen shifts together: '6', '7:30' */
export const workHours = (language: Language, chosen: readonly Pick<PlacePosition, 'minutes'>[]): string => {
  const minutes = chosen.reduce((sum, one) => sum + one.minutes, 0);
  return minutes % PER_HOUR === 0 ? formatNumber(language, minutes / PER_HOUR) : hoursWords(language, minutes);
};

type Paid = Pick<PlacePosition, 'pay_basis' | 'rate_minor'>;

/** What one person gets; several where the shifts are paid differently, each once. */
export const payOf = (
  language: Language,
  currency: string,
  chosen: readonly Paid[],
): readonly { readonly basis: Paid['pay_basis']; readonly amount: string }[] => {
  const paid = new Map(chosen.map((one) => [`${one.pay_basis} ${one.rate_minor}`, one]));
  return [...paid.values()].map(({ pay_basis, rate_minor }) => ({
    basis: pay_basis,
    amount: briefMoney(language, currency, rate_minor),
  }));
};
