const UNITS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
  [1e3, 'thousand'],
] as const;

const belowHundred = (n: number): string => {
  if (n < 20) return UNITS[n] ?? '';
  const ten = TENS[Math.floor(n / 10)] ?? '';
  return n % 10 === 0 ? ten : `${ten}-${UNITS[n % 10] ?? ''}`;
};

const belowThousand = (n: number): string => {
  const [hundreds, rest] = [Math.floor(n / 100), n % 100];
  if (hundreds === 0) return belowHundred(rest);
  const words = `${UNITS[hundreds] ?? ''} hundred`;
  return rest === 0 ? words : `${words} and ${belowHundred(rest)}`;
};

/** A whole number as it is read: 'one thousand and five', 'nine hundred and sixteen'. */
export const englishNumber = (n: number): string => {
  const scale = SCALES.find(([size]) => n >= size);
  if (!scale) return belowThousand(n);
  const [size, name] = scale;
  const [count, rest] = [Math.floor(n / size), n % size];
  const words = `${englishNumber(count)} ${name}`;
  if (rest === 0) return words;
  return `${words} ${rest < 100 ? 'and ' : ''}${englishNumber(rest)}`;
};
