import { amountInWords } from '@proline/domain/pay/in-words/amount-in-words';
import { batchCode } from '@proline/domain/payment-batch/batch-status';
import { wallTimeOf } from '@proline/domain/time/zoned-time';
import type { Words } from '../frame/words.ts';
import { TRANSFER_KIND_WORDS } from '../transfer/transfer.words.ts';
import {
  clock,
  currencyShort,
  filled,
  hijriDay,
  hijriDays,
  joinedWords,
  paperAmount,
  paperDay,
  paperDays,
  paperNumber,
  typed,
  weekday,
  type PaperFact,
} from './paper.ts';
import type { Payslip, PayslipLine } from './payslip.ts';
import { PAY_LINE_WORDS, payslipWords } from './payslip.words.ts';

type PayslipRow = {
  readonly kind: 'line' | 'taken' | 'total';
  readonly label: Words;
  /** below the label; null: minutes, rate and factor explain the amount */
  readonly note: Words | null;
  readonly minutes: string;
  readonly rate: string;
  readonly factor: string;
  readonly amount: string;
};

/** Everything that a payslip says, in both languages: the screen and the PDF only lay it out. */
export type PayslipPaper = {
  readonly organisation: { readonly name: Words; readonly lines: readonly Words[] };
  readonly title: Words;
  readonly code: string;
  /** the day in both calendars */
  readonly day: { readonly en: string; readonly hijri: string | null };
  /** null: it is paid */
  readonly mark: Words | null;
  readonly about: readonly PaperFact[];
  readonly columns: Readonly<Record<'line' | 'minutes' | 'rate' | 'factor' | 'amount', Words>>;
  readonly rows: readonly PayslipRow[];
  readonly net: { readonly label: Words; readonly amount: string; readonly words: Words | null };
  readonly paid: readonly PaperFact[];
  readonly counted: { readonly title: Words; readonly text: Words };
  readonly foot: Words;
  readonly page: Words;
  readonly check: string;
};

const words = payslipWords;
const COMMA: Words = { en: ', ', ar: '، ' };
const SPACE: Words = { en: ' ', ar: ' ' };
/** A phone number keeps its order in a line that runs from right to left. */
const isolated = (text: string): string => (text === '' ? '' : `\u2066${text}\u2069`);

export const payslipPaper = (slip: Payslip): PayslipPaper => {
  const { organisation, currency, transferred_on, made_at, status } = slip;
  const madeOn = wallTimeOf(new Date(made_at), organisation.time_zone).day;
  const day = transferred_on ?? madeOn;
  const text = amountInWords(slip.net_minor, currency);
  return {
    organisation: letterhead(organisation),
    title: words.title,
    code: `T-${slip.code}`,
    day: { en: paperDay(day).en, hijri: organisation.hijri ? hijriDay(day) : null },
    mark: status === 'transferred' ? null : words.not_paid,
    about: aboutOf(slip),
    columns: {
      line: words.line,
      minutes: words.minutes,
      rate: words.rate,
      factor: words.factor,
      amount: joinedWords([words.amount, currencyShort(currency)], COMMA),
    },
    rows: rowsOf(slip),
    net: { label: words.net, amount: `${currency} ${paperAmount(slip.net_minor, currency)}`, words: text },
    paid: paidOf(slip),
    counted: { title: words.counted, text: countedOf(slip) },
    foot: joinedWords(
      [
        filled(words.made, { day: paperDay(madeOn), time: clock(made_at, organisation.time_zone, true) }),
        ...(status === 'transferred' ? [words.valid] : []),
      ],
      SPACE,
    ),
    page: words.page,
    check: slip.check,
  };
};

/** What stands at the head of a paper; what the settings leave empty is left out. */
export const letterhead = (head: Payslip['organisation']): PayslipPaper['organisation'] => ({
  name: { en: typed(head.name_en), ar: typed(head.name_ar) },
  lines: [
    { en: typed(head.address_en), ar: typed(head.address_ar) },
    { en: head.phone, ar: isolated(head.phone) },
  ].filter(({ en, ar }) => en !== '' || ar !== ''),
});

/** A name in English, and below it in Arabic unless it is the same or not there. */
export const namedFact = (label: Words, en: string, ar: string): PaperFact => {
  const [first, second] = [typed(en), typed(ar)];
  return first === '' || first === second
    ? { label, value: second }
    : { label, value: first, second: second || undefined };
};

function aboutOf({ payee, event, kind, lines, organisation }: Payslip): PaperFact[] {
  const roles = [...new Map(lines.flatMap(({ shift }) => (shift ? [[shift.role.name_en, shift.role] as const] : [])))];
  const days = lines.flatMap(({ shift }) =>
    shift ? [wallTimeOf(new Date(shift.starts_at), shift.time_zone).day] : [],
  );
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)];
  return [
    namedFact(words.paid_to, payee.name_en, payee.name_ar),
    ...(event ? [namedFact(words.event, event.title_en, event.title_ar)] : []),
    ...(payee.code === null
      ? []
      : payee.kind === 'usher'
        ? [{ label: words.usher_code, value: `U-${payee.code}` }]
        : [{ label: words.leader_code, value: `L-${payee.code}` }]),
    ...(first !== undefined && last !== undefined
      ? [
          {
            label: words.days,
            value: paperDays(first, last).en,
            second: organisation.hijri ? hijriDays(first, last) : paperDays(first, last).ar,
          },
        ]
      : []),
    ...(payee.id_number_last4 === null ? [] : [{ label: words.id_number, value: `•••• ${payee.id_number_last4}` }]),
    ...(roles.length > 0
      ? [
          namedFact(
            words.role,
            roles.map(([, role]) => role.name_en).join(', '),
            roles.map(([, role]) => role.name_ar).join('، '),
          ),
        ]
      : [{ label: words.kind, value: TRANSFER_KIND_WORDS[kind].en, second: TRANSFER_KIND_WORDS[kind].ar }]),
  ];
}

/** What was earned, its sum, what was taken away, its sum. */
function rowsOf({ lines, currency, gross_minor, deductions_minor }: Payslip): PayslipRow[] {
  const severalRoles = new Set(lines.flatMap(({ shift }) => (shift ? [shift.role.name_en] : []))).size > 1;
  const rowOf = (line: PayslipLine): PayslipRow => ({
    kind: line.amount_minor < 0 ? 'taken' : 'line',
    label: labelOf(line, severalRoles),
    note: noteOf(line),
    minutes: line.minutes === null ? '' : paperNumber(line.minutes),
    rate: line.rate_minor === null || isByHand(line) ? '' : paperAmount(line.rate_minor, currency),
    factor:
      line.rate_minor === null || isByHand(line) || (line.basis ?? 'hour') !== 'hour'
        ? ''
        : `× ${paperNumber(line.factor, 2)}`,
    amount: paperAmount(line.amount_minor, currency),
  });
  const total = (label: Words, amount: number, minutes = ''): PayslipRow => ({
    kind: 'total',
    label,
    note: null,
    minutes,
    rate: '',
    factor: '',
    amount: paperAmount(amount, currency),
  });
  const taken = lines.filter(({ amount_minor }) => amount_minor < 0);
  const worked = lines
    .filter(({ kind }) => kind === 'work' || kind === 'overtime')
    .reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
  return [
    ...lines.filter(({ amount_minor }) => amount_minor >= 0).map(rowOf),
    total(words.earned, gross_minor, worked === 0 ? '' : paperNumber(worked)),
    ...taken.map(rowOf),
    ...(deductions_minor === 0 ? [] : [total(words.deducted, -deductions_minor)]),
  ];
}

/** Whoever set the amount said why: minutes × rate × factor no longer give it, so the rate is not shown. */
const isByHand = ({ note, minutes, rate_minor }: PayslipLine): boolean =>
  note !== null && (minutes !== null || rate_minor !== null);

/** In whichever language it was written; an added line has nothing but its note to explain it. */
function noteOf(line: PayslipLine): Words | null {
  const note = typed(line.note ?? '');
  if (note === '') return null;
  const apart = `\u2068${note}\u2069`;
  return isByHand(line) || line.shift !== null ? filled(words.by_hand, { note: apart }) : { en: apart, ar: apart };
}

const PER = { hour: null, shift: words.per_shift, day: words.per_day, fixed: words.per_event } as const;

/** 'Thu 6 Nov, 16:00–23:45', with what it is for unless it is plain work */
function labelOf({ kind, shift, basis }: PayslipLine, withRole: boolean): Words {
  if (!shift) return PAY_LINE_WORDS[kind];
  const { starts_at, ends_at, time_zone, role } = shift;
  const [from, to] = [clock(starts_at, time_zone), clock(ends_at, time_zone)];
  const per = kind === 'work' ? PER[basis ?? 'hour'] : null;
  return joinedWords(
    [
      ...(kind === 'work' ? [] : [PAY_LINE_WORDS[kind]]),
      weekday(starts_at, time_zone),
      ...(kind === 'work' ? [{ en: `${from.en}–${to.en}`, ar: `${from.ar}–${to.ar}` }] : []),
      ...(withRole ? [{ en: typed(role.name_en), ar: typed(role.name_ar || role.name_en) }] : []),
      ...(per ? [per] : []),
    ],
    COMMA,
  );
}

function paidOf({ account, transferred_on, bank_reference, batch, year, currency }: Payslip): PaperFact[] {
  const bank = account ? typed(account.bank_name) : '';
  return [
    ...(bank === '' ? [] : [{ label: words.bank, value: bank }]),
    ...(transferred_on === null ? [] : [{ label: words.paid_on, value: paperDay(transferred_on).en }]),
    ...(account?.iban_last4 ? [{ label: words.account, value: `•••• •••• •••• ${account.iban_last4}` }] : []),
    ...(bank_reference === null ? [] : [{ label: words.reference, value: typed(bank_reference) }]),
    ...(batch ? [{ label: words.batch, value: `${batchCode(batch.code)} / ${batch.line}` }] : []),
    ...(year
      ? [
          {
            label: filled(words.year, { year: String(year.year) }),
            value: [
              ...(year.minutes === 0 ? [] : [filled(words.hours, { hours: hoursOf(year.minutes) }).en]),
              `${currency} ${paperAmount(year.net_minor, currency)}`,
            ].join(' · '),
          },
        ]
      : []),
  ];
}

const hoursOf = (minutes: number): string => paperNumber(Math.round(minutes / 6) / 10, minutes % 60 === 0 ? 0 : 1);

function countedOf({ lines, deductions_minor }: Payslip): Words {
  const has = (test: (line: PayslipLine) => boolean) => lines.some(test);
  const isFlat = ({ kind, basis }: PayslipLine) => kind === 'work' && basis !== null && basis !== 'hour';
  return joinedWords(
    [
      ...(has((line) => line.minutes !== null && line.rate_minor !== null && !isFlat(line) && !isByHand(line))
        ? [words.counted_hours]
        : []),
      ...(has(isFlat) ? [words.counted_flat] : []),
      ...(has(isByHand) ? [words.counted_by_hand] : []),
      ...(has(({ kind }) => kind === 'overtime') ? [words.counted_overtime] : []),
      ...(has(({ kind }) => kind === 'recovery') ? [words.counted_recovery] : []),
      ...(deductions_minor > 0 ? [words.counted_deductions] : []),
    ],
    SPACE,
  );
}
