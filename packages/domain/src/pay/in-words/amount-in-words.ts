import { minorDigits } from '../money.ts';
import { arabicCount, type CountedNoun } from './arabic-number.ts';
import { englishNumber } from './english-number.ts';

type Unit = { readonly one: string; readonly many: string; readonly ar: CountedNoun };

const unit = (
  [one, many]: readonly [string, string],
  [single, dual, few, accusative]: readonly [string, string, string, string],
  feminine = false,
): Unit => ({
  one,
  many,
  ar: { feminine, one: single, two: dual, twoOf: dual.slice(0, -1), few, many: accusative },
});

const riyal = unit(['riyal', 'riyals'], ['ريال', 'ريالان', 'ريالات', 'ريالًا']);
const dirham = unit(['dirham', 'dirhams'], ['درهم', 'درهمان', 'دراهم', 'درهمًا']);
const dinar = unit(['dinar', 'dinars'], ['دينار', 'ديناران', 'دنانير', 'دينارًا']);
const fils = unit(['fils', 'fils'], ['فلس', 'فلسان', 'فلوس', 'فلسًا']);

/** What people call the whole and its smallest part. */
const UNITS: Readonly<Record<string, readonly [whole: Unit, part: Unit]>> = {
  SAR: [riyal, unit(['halala', 'halalas'], ['هللة', 'هللتان', 'هللات', 'هللة'], true)],
  QAR: [riyal, dirham],
  OMR: [
    unit(['rial', 'rials'], ['ريال', 'ريالان', 'ريالات', 'ريالًا']),
    unit(['baisa', 'baisas'], ['بيسة', 'بيستان', 'بيسات', 'بيسة'], true),
  ],
  AED: [dirham, fils],
  KWD: [dinar, fils],
  BHD: [dinar, fils],
  JOD: [dinar, fils],
  EGP: [
    unit(['pound', 'pounds'], ['جنيه', 'جنيهان', 'جنيهات', 'جنيهًا']),
    unit(['piaster', 'piasters'], ['قرش', 'قرشان', 'قروش', 'قرشًا']),
  ],
  USD: [
    unit(['dollar', 'dollars'], ['دولار', 'دولاران', 'دولارات', 'دولارًا']),
    unit(['cent', 'cents'], ['سنت', 'سنتان', 'سنتات', 'سنتًا']),
  ],
};

const englishCount = (n: number, { one, many }: Unit): string => `${englishNumber(n)} ${n === 1 ? one : many}`;

/** An amount as it is read aloud, in both languages; null: a currency whose coins have no name here. */
export const amountInWords = (
  amount_minor: number,
  currency: string,
): { readonly en: string; readonly ar: string } | null => {
  const units = UNITS[currency];
  if (!units || !Number.isSafeInteger(amount_minor) || amount_minor < 0) return null;
  const [whole, part] = units;
  const perWhole = 10 ** minorDigits(currency);
  const counts: (readonly [number, Unit])[] = [
    [Math.floor(amount_minor / perWhole), whole],
    [amount_minor % perWhole, part],
  ];
  const said = counts.filter(([count]) => count > 0);
  const [nothing] = counts;
  const spoken = said.length > 0 || !nothing ? said : [nothing];
  return {
    en: spoken.map(([count, one]) => englishCount(count, one)).join(' and '),
    ar: spoken.map(([count, { ar }]) => arabicCount(count, ar)).join(' و'),
  };
};
