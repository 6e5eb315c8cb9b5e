import { z } from 'zod';
import { LEDGER_ACCOUNTS, LEDGER_CHECKS, LEDGER_MOVES } from '@proline/domain/pay/ledger-accounts';
import { columnWords } from '../frame/column.words.ts';
import { endpoint } from '../frame/endpoint.ts';
import { list } from '../frame/list.ts';
import { person } from '../frame/person.ts';
import type { Slice } from '../frame/slice.ts';
import { LEDGER_ACCOUNT_WORDS, LEDGER_MOVE_WORDS, ledgerWords } from './ledger.words.ts';

/** What follows from transfers and recoveries, in double entry. Nobody writes it by hand. */

const record = z.object({ id: z.uuid(), code: z.int() }).nullable();

const posting = z.object({
  id: z.int(),
  /** of the organization, as it was when it was posted */
  day: z.iso.date(),
  at: z.iso.datetime(),
  move: z.enum(LEDGER_MOVES),
  debit: z.enum(LEDGER_ACCOUNTS),
  credit: z.enum(LEDGER_ACCOUNTS),
  currency: z.string(),
  amount_minor: z.int(),
  /** what it is about: one of the two */
  transfer: record,
  recovery: record,
  person: person.extend({ kind: z.enum(['usher', 'leader']) }),
  event: z.object({ id: z.uuid(), title_en: z.string(), title_ar: z.string() }).nullable(),
});
export type Posting = z.output<typeof posting>;

export const ledgerList = list({
  name: 'ledger',
  path: '/admin/ledger',
  access: 'ledger.read',
  row: posting,
  columns: {
    day: { title: ledgerWords.day, kind: 'day' },
    number: { title: ledgerWords.number, kind: 'number' },
    move: { title: ledgerWords.move, words: LEDGER_MOVE_WORDS },
    document: { title: ledgerWords.document },
    person: { title: ledgerWords.person, parts: [ledgerWords.person_en, ledgerWords.person_ar] },
    event: { title: ledgerWords.event, parts: [ledgerWords.event_en, ledgerWords.event_ar] },
    debit: {
      title: ledgerWords.debit,
      parts: [ledgerWords.debit_code, ledgerWords.debit],
      words: LEDGER_ACCOUNT_WORDS,
    },
    credit: {
      title: ledgerWords.credit,
      parts: [ledgerWords.credit_code, ledgerWords.credit],
      words: LEDGER_ACCOUNT_WORDS,
    },
    amount: { title: ledgerWords.amount, parts: [ledgerWords.amount, columnWords.currency], kind: 'money' },
    at: { title: ledgerWords.at, kind: 'moment' },
  },
  filters: {
    day: { title: ledgerWords.day, kind: 'days' },
    /** a posting is on two of them */
    account: { title: ledgerWords.account, kind: 'texts' },
    move: { title: ledgerWords.move, kind: 'choices', values: LEDGER_MOVES, words: LEDGER_MOVE_WORDS },
    currency: { title: columnWords.currency, kind: 'texts' },
    person: { title: ledgerWords.person, kind: 'records', of: 'person' },
    event: { title: ledgerWords.event, kind: 'records', of: 'event' },
    /** by its code */
    transfer: { title: ledgerWords.transfer, kind: 'texts' },
  },
  sorts: ['day', 'amount'],
  defaultSort: '-day',
  ways: { balances: [], proof: [] },
});

const balance = z.object({
  currency: z.string(),
  account: z.enum(LEDGER_ACCOUNTS),
  /** debit less credit before the period, and at its end */
  opening_minor: z.int(),
  debit_minor: z.int(),
  credit_minor: z.int(),
  closing_minor: z.int(),
});
export type LedgerBalance = z.output<typeof balance>;

const { day, currency, person: ofPerson, event: ofEvent, transfer: ofTransfer } = ledgerList.narrowing;

export const getLedgerBalances = endpoint({
  name: 'getLedgerBalances',
  summary: 'What stood on each account, what moved in a period, and what stands there at its end',
  method: 'GET',
  path: '/admin/ledger/balances',
  access: 'ledger.read',
  query: z.strictObject({ day, currency, person: ofPerson, event: ofEvent, transfer: ofTransfer }),
  response: z.object({
    data: z.array(balance),
    /** what the accountant's books call the accounts, by the settings */
    codes: z.object({
      cost: z.string(),
      owed: z.string(),
      payable: z.string(),
      bank: z.string(),
      recoverable: z.string(),
    }),
  }),
});

const difference = z.object({
  check: z.enum(LEDGER_CHECKS),
  /** an account, or a part of a transfer's amount */
  account: z.string().nullable(),
  currency: z.string().nullable(),
  transfer_id: z.uuid().nullable(),
  recovery_id: z.uuid().nullable(),
  day: z.iso.date().nullable(),
  expected_minor: z.int(),
  found_minor: z.int(),
});
export type LedgerDifference = z.output<typeof difference>;

const proof = z.object({
  proven_at: z.iso.datetime(),
  /** null: the program itself, at night */
  proven_by: z.string().nullable(),
  took_ms: z.int(),
  postings: z.int(),
  differences: z.int(),
  /** the first of them, with the codes of what they are about */
  found: z.array(difference.extend({ transfer_code: z.int().nullable(), recovery_code: z.int().nullable() })),
});
export type LedgerProof = z.output<typeof proof>;

export const getLedgerProof = endpoint({
  name: 'getLedgerProof',
  summary: 'Whether the ledger agreed with transfers and recoveries when it was last asked; null: never yet',
  method: 'GET',
  path: '/admin/ledger/proof',
  access: 'ledger.read',
  response: z.object({ data: proof.nullable() }),
});

export const proveLedger = endpoint({
  name: 'proveLedger',
  summary: 'Compare the ledger with transfers and recoveries now',
  method: 'POST',
  path: '/admin/ledger/proof',
  access: 'ledger.read',
  response: z.object({ data: proof }),
  refusals: ['ledger_being_proven'],
});

export const ledgerSlice: Slice = [ledgerList, getLedgerBalances, getLedgerProof, proveLedger];
