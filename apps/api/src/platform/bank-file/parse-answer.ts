import type { BankAnswer } from '@proline/domain/bank-file/bank-answer';
import { UnreadableAnswer } from './answer.ts';
import { readAnswerCsv } from './read-answer-csv.ts';
import { readCamt053 } from './read-camt-053.ts';
import { readPain002 } from './read-pain-002.ts';
import { at, has, readXml } from './xml-tree.ts';

const MARKUP = /^[\s\uFEFF]*</;
const SAMPLE_BYTES = 256;

/** What a file is follows from what is in it, not from its name. */
export function parseAnswer(bytes: Uint8Array): BankAnswer {
  if (bytes.length === 0) throw new UnreadableAnswer('answer_empty');
  if (!looksLikeXml(bytes)) return readAnswerCsv(bytes);
  const document = at(readXml(bytes), 'Document');
  if (has(document, 'CstmrPmtStsRpt')) return readPain002(at(document, 'CstmrPmtStsRpt'));
  if (has(document, 'BkToCstmrStmt')) return readCamt053(at(document, 'BkToCstmrStmt'));
  throw new UnreadableAnswer('answer_kind_unknown');
}

/** In UTF-16 each second byte is 0. */
const looksLikeXml = (bytes: Uint8Array): boolean =>
  MARKUP.test(
    new TextDecoder()
      .decode(bytes.subarray(0, SAMPLE_BYTES))
      .replaceAll('\u0000', '')
      .replace(/^[\uFFFD]+/, ''),
  );
