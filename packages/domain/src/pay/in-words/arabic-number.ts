/** The forms that a counted noun takes in Arabic. */
export type CountedNoun = {
  readonly feminine: boolean;
  /** ريال واحد, and after hundreds and thousands: مائة ريال */
  readonly one: string;
  readonly two: string;
  /** before another noun: ألفا ريال */
  readonly twoOf: string;
  /** after 3 to 10 */
  readonly few: string;
  /** after 11 to 99 */
  readonly many: string;
};

const noun = (one: string, two: string, few: string, many: string): CountedNoun => ({
  feminine: false,
  one,
  two,
  twoOf: two.slice(0, -1),
  few,
  many,
});

const SCALES: readonly (readonly [size: number, noun: CountedNoun])[] = [
  [1e12, noun('تريليون', 'تريليونان', 'تريليونات', 'تريليونًا')],
  [1e9, noun('مليار', 'ملياران', 'مليارات', 'مليارًا')],
  [1e6, noun('مليون', 'مليونان', 'ملايين', 'مليونًا')],
  [1e3, noun('ألف', 'ألفان', 'آلاف', 'ألفًا')],
];

/** With a masculine noun; a feminine one takes the other form. */
const MASCULINE = ['', 'واحد', 'اثنان', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة'];
const FEMININE = ['', 'إحدى', 'اثنتان', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثماني', 'تسع', 'عشر'];
const TENS = ['', '', 'عشرون', 'ثلاثون', 'أربعون', 'خمسون', 'ستون', 'سبعون', 'ثمانون', 'تسعون'];
const HUNDREDS = ['', 'مائة', 'مائتان', 'ثلاثمائة', 'أربعمائة', 'خمسمائة', 'ستمائة', 'سبعمائة', 'ثمانمائة', 'تسعمائة'];
const TWO_HUNDRED_OF = 'مائتا';

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' و');

const belowHundred = (n: number, feminine: boolean): string => {
  const words = feminine ? FEMININE : MASCULINE;
  if (n <= 10) return words[n] ?? '';
  const unit = n % 10;
  if (n < 20) {
    const [eleven, twelve] = feminine ? ['إحدى', 'اثنتا'] : ['أحد', 'اثنا'];
    const first = unit === 1 ? eleven : unit === 2 ? twelve : words[unit];
    return `${first} ${feminine ? 'عشرة' : 'عشر'}`;
  }
  // without a noun behind it the word for eight ends otherwise
  const first = feminine && unit === 8 ? 'ثمانٍ' : (words[unit] ?? '');
  return joined([first, TENS[Math.floor(n / 10)] ?? '']);
};

/** `of`: a noun stands behind it, which shortens a dual. */
const belowThousand = (n: number, feminine: boolean, of: boolean): string => {
  const [hundreds, rest] = [Math.floor(n / 100), n % 100];
  const hundred = hundreds === 2 && rest === 0 && of ? TWO_HUNDRED_OF : (HUNDREDS[hundreds] ?? '');
  return joined([hundred, belowHundred(rest, feminine)]);
};

/** Thousands, millions and what is above them, then the rest. */
const numberWords = (n: number, feminine: boolean, of: boolean): string => {
  const scale = SCALES.find(([size]) => n >= size);
  if (!scale) return belowThousand(n, feminine, of);
  const [size, name] = scale;
  const rest = n % size;
  return joined([scaleWords(Math.floor(n / size), name, of && rest === 0), numberWords(rest, feminine, of)]);
};

const scaleWords = (count: number, name: CountedNoun, of: boolean): string => {
  const two = of ? name.twoOf : name.two;
  if (count === 1) return name.one;
  if (count === 2) return two;
  const low = count % 100;
  if (low === 1 || low === 2) return joined([scaleWords(count - low, name, true), low === 1 ? name.one : two]);
  const form = low === 0 || (low > 10 && of) ? name.one : low <= 10 ? name.few : name.many;
  return `${belowThousand(count, name.feminine, low === 0)} ${form}`;
};

/** So many of a thing, as it is read: 'تسعمائة وستة عشر ريالًا', 'مائة ريال وريال واحد'. */
export const arabicCount = (n: number, counted: CountedNoun): string => {
  if (n === 0) return `صفر ${counted.one}`;
  if (n === 1) return `${counted.one} ${counted.feminine ? 'واحدة' : 'واحد'}`;
  if (n === 2) return counted.two;
  const low = n % 100;
  if (low === 1 || low === 2) return joined([arabicCount(n - low, counted), arabicCount(low, counted)]);
  const form = low === 0 ? counted.one : low <= 10 ? counted.few : counted.many;
  return `${numberWords(n, counted.feminine, low === 0)} ${form}`;
};
