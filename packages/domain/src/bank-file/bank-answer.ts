import { readAmountText } from './bank-amount.ts';
import { NO_CODE } from './bank-reason.ts';
import { isPaidDay, type SentDays } from '../payment-batch/batch-status.ts';

export const ANSWER_FORMATS = ['pain.002', 'camt.053', 'csv'] as const;
export type AnswerFormat = (typeof ANSWER_FORMATS)[number];
/** A statement with 10,000 payments of a bank that writes much about each. */
export const ANSWER_MAX_BYTES = 20 * 1024 * 1024;

/** What a bank says about one payment. */
export type AnswerLine = {
  readonly end_to_end_id: string;
  readonly result: 'paid' | 'failed' | 'waiting';
  /** as it is written; null: the answer does not say */
  readonly amount: string | null;
  readonly currency: string | null;
  readonly on: string | null;
  readonly reference: string | null;
  readonly code: string | null;
  readonly text: string | null;
};

export type BankAnswer = {
  readonly format: AnswerFormat;
  /** of the file that is answered; null: the answer does not say */
  readonly message_id: string | null;
  /** of the account that a statement is about */
  readonly payer_iban: string | null;
  /** what the bank says it got */
  readonly count: string | null;
  readonly sum: string | null;
  /** what is said of all lines that are not named */
  readonly whole: Omit<AnswerLine, 'end_to_end_id'> | null;
  readonly lines: readonly AnswerLine[];
};

/** A line of the file, and what is known about it. */
export type SentLine = {
  readonly id: string;
  readonly end_to_end_id: string;
  readonly amount_minor: number;
  readonly result: 'waiting' | 'paid' | 'failed';
};

export type SentFile = SentDays & {
  readonly message_id: string;
  readonly payer_iban: string;
  readonly currency: string;
  readonly total_minor: number;
  /** the day that stands for a payment whose day the bank does not say */
  readonly execute_on: string;
  readonly lines: readonly SentLine[];
};

export type PaidLine = { readonly id: string; readonly on: string; readonly reference: string };
export type FailedLine = { readonly id: string; readonly code: string; readonly text: string | null };

/** What an answer and the batch do not agree about. */
export const ANSWER_CONFLICTS = ['amount', 'currency', 'day', 'twice', 'paid_before', 'failed_before'] as const;
export type AnswerConflict = (typeof ANSWER_CONFLICTS)[number];
/** A line that was answered otherwise before stays as it is, and the rest counts; a wrong amount or day makes the file suspicious. */
export const isStopping = (conflict: AnswerConflict): boolean =>
  conflict !== 'paid_before' && conflict !== 'failed_before';

export type Match = {
  readonly paid: readonly PaidLine[];
  readonly failed: readonly FailedLine[];
  /** it says what is known already */
  readonly known: number;
  /** still on its way */
  readonly waiting: number;
  /** payments that are none of this batch: wrong in an answer, usual in an account statement */
  readonly unknown: readonly string[];
  readonly conflicts: readonly { readonly end_to_end_id: string; readonly why: AnswerConflict }[];
};

export type AnswerRefusal = 'answer_other_batch' | 'answer_other_account' | 'answer_sums_differ';

/** What an answer means for a batch. Nothing of it is done while it is of another file or its sums are not those of the file. */
export function matchAnswer(file: SentFile, answer: BankAnswer): Match | AnswerRefusal {
  const wrong = refuseAnswer(file, answer);
  if (wrong !== undefined) return wrong;
  const sent = new Map(file.lines.map((line) => [line.end_to_end_id, line]));
  const unknown = answer.lines
    .filter(({ end_to_end_id }) => !sent.has(end_to_end_id))
    .map(({ end_to_end_id }) => end_to_end_id);
  const said = new Map<string, AnswerLine[]>();
  for (const line of answer.lines)
    if (sent.has(line.end_to_end_id)) (said.get(line.end_to_end_id) ?? addTo(said, line.end_to_end_id)).push(line);
  if (said.size === 0 && answer.whole === null) return 'answer_other_batch';

  const match = {
    paid: [] as PaidLine[],
    failed: [] as FailedLine[],
    known: 0,
    waiting: 0,
    conflicts: [] as Match['conflicts'][number][],
  };
  for (const line of file.lines) {
    const about =
      said.get(line.end_to_end_id) ?? (answer.whole ? [{ ...answer.whole, end_to_end_id: line.end_to_end_id }] : []);
    if (about.length > 0) addOutcome(match, file, line, about, answer.format);
  }
  return { ...match, unknown };
}

const addTo = (said: Map<string, AnswerLine[]>, id: string): AnswerLine[] => {
  const lines: AnswerLine[] = [];
  said.set(id, lines);
  return lines;
};

function refuseAnswer(file: SentFile, answer: BankAnswer): AnswerRefusal | undefined {
  if (answer.message_id !== null && answer.message_id !== file.message_id) return 'answer_other_batch';
  if (answer.payer_iban !== null && answer.payer_iban !== file.payer_iban) return 'answer_other_account';
  const countDiffers = answer.count !== null && Number(answer.count) !== file.lines.length;
  const sumDiffers = answer.sum !== null && readAmountText(answer.sum, file.currency) !== file.total_minor;
  return countDiffers || sumDiffers ? 'answer_sums_differ' : undefined;
}

type Outcome = {
  readonly paid: PaidLine[];
  readonly failed: FailedLine[];
  known: number;
  waiting: number;
  readonly conflicts: Match['conflicts'][number][];
};

function addOutcome(
  match: Outcome,
  file: SentFile,
  line: SentLine,
  about: readonly AnswerLine[],
  format: AnswerFormat,
): void {
  const { end_to_end_id } = line;
  const conflict = (why: AnswerConflict) => match.conflicts.push({ end_to_end_id, why });
  if (about.some(({ currency }) => currency !== null && currency !== file.currency)) return void conflict('currency');
  if (about.some(({ amount }) => amount !== null && readAmountText(amount, file.currency) !== line.amount_minor))
    return void conflict('amount');
  const said =
    about.find(({ result }) => result === 'failed') ?? about.find(({ result }) => result === 'paid') ?? about[0];
  // a statement tells of the payment and of its return; any other answer says one thing about each
  const results = new Set(about.map(({ result }) => result));
  if (!said || (format !== 'camt.053' && results.has('paid') && results.has('failed'))) return void conflict('twice');
  if (said.result === 'waiting') match.waiting += 1;
  else if (line.result === said.result) match.known += 1;
  else if (line.result !== 'waiting') conflict(line.result === 'paid' ? 'paid_before' : 'failed_before');
  else if (said.result === 'paid') {
    const on = said.on ?? [file.execute_on, file.today].toSorted()[0] ?? file.today;
    if (isPaidDay(on, file)) match.paid.push({ id: line.id, on, reference: said.reference ?? end_to_end_id });
    else conflict('day');
  } else match.failed.push({ id: line.id, code: said.code ?? NO_CODE, text: said.text });
}
