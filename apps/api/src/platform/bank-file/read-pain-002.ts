import type { AnswerLine, BankAnswer } from '@proline/domain/bank-file/bank-answer';
import { readReason } from '@proline/domain/bank-file/bank-reason';
import { UnreadableAnswer } from './answer.ts';
import { dayIn, shortText } from './answer-values.ts';
import { all, at, has, textAt, type Element } from './xml-tree.ts';

/** Settled, on the account or at the payee's bank. What is only accepted may still be refused. */
const PAID = ['ACSC', 'ACCC'];
const FAILED = ['RJCT', 'CANC', 'BLCK'];

/** A status report about a file of payments: the whole, its parts and single payments each may have a status. */
export function readPain002(report: Element): BankAnswer {
  const group = at(report, 'OrgnlGrpInfAndSts');
  const parts = all(report, 'OrgnlPmtInfAndSts');
  const day = dayIn(textAt(report, 'GrpHdr', 'CreDtTm'));
  const lines = parts.flatMap((part) => all(part, 'TxInfAndSts').map((line) => lineOf(line, day)));
  checkSums(parts);
  const whole = wholeOf(group, textAt(group, 'GrpSts'), day) ?? wholeOf(...partOf(parts), day);
  return {
    format: 'pain.002',
    message_id: textAt(group, 'OrgnlMsgId'),
    payer_iban: null,
    count: textAt(group, 'OrgnlNbOfTxs'),
    sum: textAt(group, 'OrgnlCtrlSum'),
    whole,
    lines,
  };
}

/** A file of ours has one part: its status is the file's. */
const partOf = (parts: readonly Element[]): [Element, string | null] => {
  const [part = {}] = parts;
  return [part, parts.length === 1 ? textAt(part, 'PmtInfSts') : null];
};

const resultOf = (status: string | null): AnswerLine['result'] => {
  if (status !== null && PAID.includes(status)) return 'paid';
  return status !== null && FAILED.includes(status) ? 'failed' : 'waiting';
};

/** "Partly" and "accepted" say nothing about the lines that are not named. */
const wholeOf = (element: Element, status: string | null, day: string | null): BankAnswer['whole'] => {
  const result = resultOf(status);
  if (result === 'waiting') return null;
  return { result, amount: null, currency: null, on: day, reference: null, ...reasonOf(element, result) };
};

function lineOf(line: Element, day: string | null): AnswerLine {
  const end_to_end_id = textAt(line, 'OrgnlEndToEndId');
  if (end_to_end_id === null) throw new UnreadableAnswer('answer_lines_unnamed');
  const result = resultOf(textAt(line, 'TxSts'));
  const amount = at(line, 'OrgnlTxRef', 'Amt');
  return {
    end_to_end_id,
    result,
    amount: textAt(amount, 'InstdAmt'),
    currency: textAt(amount, 'InstdAmt', '@Ccy'),
    on: dayIn(textAt(line, 'FctvIntrBkSttlmDt', 'Dt') ?? textAt(line, 'AccptncDtTm')) ?? day,
    reference: shortText(textAt(line, 'AcctSvcrRef') ?? textAt(line, 'ClrSysRef') ?? textAt(line, 'StsId')),
    ...reasonOf(line, result),
  };
}

const reasonOf = (element: Element, result: AnswerLine['result']): Pick<AnswerLine, 'code' | 'text'> => {
  if (result !== 'failed') return { code: null, text: null };
  const reason = at(element, 'StsRsnInf');
  return {
    code: readReason(textAt(reason, 'Rsn', 'Cd') ?? textAt(reason, 'Rsn', 'Prtry')),
    text: shortText(textAt(reason, 'AddtlInf')),
  };
};

/** What the report counts by status is what it names. */
function checkSums(parts: readonly Element[]): void {
  for (const part of parts) {
    const lines = all(part, 'TxInfAndSts');
    for (const counted of all(part, 'NbOfTxsPerSts')) {
      const status = textAt(counted, 'DtldSts');
      const named = lines.filter((line) => textAt(line, 'TxSts') === status).length;
      if (has(part, 'TxInfAndSts') && named > 0 && Number(textAt(counted, 'DtldNbOfTxs')) !== named)
        throw new UnreadableAnswer('answer_sums_differ');
    }
  }
}
