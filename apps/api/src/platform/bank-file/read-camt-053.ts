import type { AnswerLine, BankAnswer } from '@proline/domain/bank-file/bank-answer';
import { readReason } from '@proline/domain/bank-file/bank-reason';
import { UnreadableAnswer } from './answer.ts';
import { dayIn, shortText } from './answer-values.ts';
import { all, at, has, textAt, type Element } from './xml-tree.ts';

/** What the standard writes where there is no reference of the payer. */
const NO_ID = 'NOTPROVIDED';
const FIVE_DECIMALS = 5;

/**
 * Statements of an account, of the versions 02 to 08. A debit with one of our references is a payment, a credit with a reason
 * for a return, or a reversal, is its return. Everything else on the account concerns nobody here.
 */
export function readCamt053(report: Element): BankAnswer {
  const statements = all(report, 'Stmt');
  if (statements.length === 0) throw new UnreadableAnswer('answer_damaged');
  const accounts = new Set(
    statements.map((statement) => textAt(statement, 'Acct', 'Id', 'IBAN')?.replaceAll(' ', '') ?? null),
  );
  if (accounts.size > 1) throw new UnreadableAnswer('answer_several_accounts');
  statements.forEach(checkSums);
  return {
    format: 'camt.053',
    message_id: null,
    payer_iban: [...accounts][0] ?? null,
    count: null,
    sum: null,
    whole: null,
    lines: statements.flatMap((statement) => all(statement, 'Ntry').flatMap(linesOf)),
  };
}

/** The status is a text until version 07, and a code inside it from 08. */
const statusOf = (entry: Element): string | null => textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts');

function linesOf(entry: Element): AnswerLine[] {
  const details = all(entry, 'NtryDtls').flatMap((group) => all(group, 'TxDtls'));
  const booked = statusOf(entry) === 'BOOK';
  return details.flatMap((detail) => {
    const end_to_end_id = textAt(detail, 'Refs', 'EndToEndId');
    if (end_to_end_id === null || end_to_end_id === NO_ID) return [];
    const debit = (textAt(detail, 'CdtDbtInd') ?? textAt(entry, 'CdtDbtInd')) === 'DBIT';
    const returned = has(detail, 'RtrInf') || textAt(entry, 'RvslInd') === 'true';
    // money that comes in is a return of ours only when the bank says so
    if (!debit && !returned) return [];
    const result = !booked ? 'waiting' : returned ? 'failed' : 'paid';
    return [{ end_to_end_id, result, ...amountOf(detail, entry, details.length), ...saidOf(detail, entry, result) }];
  });
}

/** An entry with one payment may leave the amount to the entry. */
const amountOf = (detail: Element, entry: Element, count: number): Pick<AnswerLine, 'amount' | 'currency'> => {
  const [holder] = [
    detail,
    at(detail, 'AmtDtls', 'InstdAmt'),
    at(detail, 'AmtDtls', 'TxAmt'),
    ...(count === 1 ? [entry] : []),
  ].filter((element) => has(element, 'Amt'));
  return holder
    ? { amount: textAt(holder, 'Amt'), currency: textAt(holder, 'Amt', '@Ccy') }
    : { amount: null, currency: null };
};

const saidOf = (
  detail: Element,
  entry: Element,
  result: AnswerLine['result'],
): Pick<AnswerLine, 'on' | 'reference' | 'code' | 'text'> => {
  const why = at(detail, 'RtrInf');
  const failed = result === 'failed';
  return {
    on: dayIn(dateOf(entry, 'BookgDt') ?? dateOf(entry, 'ValDt')),
    reference: shortText(
      textAt(detail, 'Refs', 'AcctSvcrRef') ??
        textAt(detail, 'Refs', 'TxId') ??
        textAt(entry, 'AcctSvcrRef') ??
        textAt(entry, 'NtryRef'),
    ),
    code: failed ? readReason(textAt(why, 'Rsn', 'Cd') ?? textAt(why, 'Rsn', 'Prtry')) : null,
    text: failed ? shortText(textAt(why, 'AddtlInf') ?? textAt(detail, 'AddtlTxInf')) : null,
  };
};

const dateOf = (entry: Element, name: string): string | null =>
  textAt(entry, name, 'Dt') ?? textAt(entry, name, 'DtTm');

/** In hundred-thousandths, the finest that the standard writes; null: not an amount. */
const fine = (text: string | null): bigint | null => {
  const found = /^(\d{1,15})(?:\.(\d{1,5}))?$/.exec(text ?? '');
  return found ? BigInt(`${found[1]}${(found[2] ?? '').padEnd(FIVE_DECIMALS, '0')}`) : null;
};

/** A statement adds up by its own words: payments to their entry, entries to its summary. */
function checkSums(statement: Element): void {
  const entries = all(statement, 'Ntry');
  const differs = (said: string | null, amounts: readonly (string | null)[]) =>
    said !== null && fine(said) !== amounts.reduce((sum, text) => sum + (fine(text) ?? 0n), 0n);
  const wrong =
    entries.some(entryDiffers) ||
    (['DBIT', 'CRDT'] as const).some((way) => {
      const of = entries.filter((entry) => textAt(entry, 'CdtDbtInd') === way);
      const summary = at(statement, 'TxsSummry', way === 'DBIT' ? 'TtlDbtNtries' : 'TtlCdtNtries');
      const count = textAt(summary, 'NbOfNtries');
      return (
        (count !== null && Number(count) !== of.length) ||
        differs(
          textAt(summary, 'Sum'),
          of.map((entry) => textAt(entry, 'Amt')),
        )
      );
    });
  if (wrong) throw new UnreadableAnswer('answer_sums_differ');

  function entryDiffers(entry: Element): boolean {
    const details = all(entry, 'NtryDtls').flatMap((group) => all(group, 'TxDtls'));
    const amounts = details.map((detail) => amountOf(detail, entry, details.length));
    const [first] = amounts;
    const comparable =
      amounts.length > 1 && amounts.every(({ amount, currency }) => amount !== null && currency === first?.currency);
    return (
      comparable &&
      first?.currency === textAt(entry, 'Amt', '@Ccy') &&
      differs(
        textAt(entry, 'Amt'),
        amounts.map(({ amount }) => amount),
      )
    );
  }
}
