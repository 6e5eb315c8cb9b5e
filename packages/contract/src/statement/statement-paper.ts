import { wallTimeOf } from '@proline/domain/time/zoned-time';
import type { Words } from '../frame/words.ts';
import {
  clock,
  currencyShort,
  filled,
  paperAmount,
  paperDay,
  paperDays,
  paperNumber,
  typed,
  type PaperFact,
} from '../payslip/paper.ts';
import type { Payslip } from '../payslip/payslip.ts';
import { letterhead, namedFact } from '../payslip/payslip-paper.ts';
import { payslipWords } from '../payslip/payslip.words.ts';
import { TRANSFER_KIND_WORDS } from '../transfer/transfer.words.ts';
import type { Statement } from './statement.ts';
import { statementWords as words } from './statement.words.ts';

type StatementRow = {
  readonly cells: readonly string[];
  readonly what: Words;
  readonly total: boolean;
};

const MINUTES_PER_HOUR = 60;
/** '262' or '7.8'; nothing where no time was paid */
export const hoursText = (minutes: number): string =>
  minutes === 0 ? '' : paperNumber(minutes / MINUTES_PER_HOUR, minutes % MINUTES_PER_HOUR === 0 ? 0 : 1);

/** What a transfer is for: the event, or its kind where it has none. */
export const whatFor = ({ event, kind }: Pick<Statement['rows'][number], 'event' | 'kind'>): Words => {
  if (!event) return TRANSFER_KIND_WORDS[kind];
  const [en, ar] = [typed(event.title_en), typed(event.title_ar)];
  return { en: en || ar, ar: ar || en };
};

/** Everything that a statement says, in both languages. */
export const statementPaper = (statement: Statement, organisation: Payslip['organisation']) => {
  const { payee, from, to, rows, sums, made_at } = statement;
  const { time_zone } = organisation;
  const about: PaperFact[] = [
    namedFact(words.person, payee.name_en, payee.name_ar),
    { label: words.period, value: paperDays(from, to).en, second: paperDays(from, to).ar },
    ...(payee.code === null ? [] : [{ label: words.code, value: payee.code }]),
    { label: words.transfers, value: paperNumber(rows.length) },
  ];
  const amounts = (
    of: Pick<Statement['sums'][number], 'gross_minor' | 'deductions_minor' | 'net_minor'>,
    currency: string,
  ) => [of.gross_minor, -of.deductions_minor, of.net_minor].map((minor) => paperAmount(minor, currency));
  return {
    organisation: letterhead(organisation),
    title: words.title,
    about,
    columns: [words.paid_on, words.transfer, words.hours, words.currency, words.gross, words.deductions, words.net],
    what: words.what,
    rows: [
      ...rows.map((row): StatementRow => ({
        cells: [
          paperDay(row.paid_on).en,
          `T-${row.code}`,
          hoursText(row.minutes),
          row.currency,
          ...amounts(row, row.currency),
        ],
        what: whatFor(row),
        total: false,
      })),
      ...sums.map((sum): StatementRow => ({
        cells: ['', '', hoursText(sum.minutes), sum.currency, ...amounts(sum, sum.currency)],
        what: filled(words.total, { currency: currencyShort(sum.currency) }),
        total: true,
      })),
    ],
    nothing: rows.length === 0 ? words.nothing : null,
    foot: filled(words.made, {
      day: paperDay(wallTimeOf(new Date(made_at), time_zone).day),
      time: clock(made_at, time_zone, true),
    }),
    page: payslipWords.page,
  };
};
