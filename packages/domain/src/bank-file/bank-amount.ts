import { minorDigits } from '../pay/money.ts';

/** 1234567 in SAR is "12345.67", in KWD "1234.567": always all decimals, a point, and nothing between thousands. */
export function amountText(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  const sign = minor < 0 ? '-' : '';
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** What a bank wrote, in minor units; null: not an amount of this currency. Decimals beyond the currency's must be zeros. */
export function readAmountText(text: string, currency: string): number | null {
  const found = /^(\d{1,15})(?:\.(\d{1,5}))?$/.exec(text.trim());
  if (!found) return null;
  const digits = minorDigits(currency);
  const decimals = (found[2] ?? '').padEnd(digits, '0');
  if (/[1-9]/.test(decimals.slice(digits))) return null;
  const minor = Number(`${found[1]}${decimals.slice(0, digits)}`);
  return Number.isSafeInteger(minor) ? minor : null;
}
