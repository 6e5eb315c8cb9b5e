/** Money is whole minor units; this is the only place where a product is rounded (half away from zero). */
export const roundMinor = (amount: number): number => Math.sign(amount) * Math.round(Math.abs(amount));

/** Pay for minutes at an hourly rate, times a factor such as 1.5 for overtime. */
export const hourlyPay = (minutes: number, rateMinor: number, factor = 1): number =>
  roundMinor((minutes * rateMinor * factor) / 60);

/** Decimals of the currencies we pay in; the rest of the world's default is 2. */
export const minorDigits = (currency: string): number => (['KWD', 'BHD', 'OMR', 'JOD'].includes(currency) ? 3 : 2);
