import {
  COST_PARTS,
  STATEMENT_TYPES,
  type getEventCost,
  type getStatement,
  type openStatement,
  type Statement,
} from '@proline/contract/statement/statement';
import { hoursText, statementPaper, whatFor } from '@proline/contract/statement/statement-paper';
import { statementWords } from '@proline/contract/statement/statement.words';
import { paperAmount } from '@proline/contract/payslip/paper';
import { planForecast } from '@proline/domain/event-plan/money/plan-forecast';
import type { Kysely, Transaction } from 'kysely';
import type { Audit, Context, ContextOf, Handler, Input, StreamedReply } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { makePdf } from '../../platform/pdf/make-pdf.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { csvTable } from '../../platform/sheet/write-table.ts';
import { readPlan } from '../event-plan/plan-read.service.ts';
import { hatOf, personNow } from '../person/person.service.ts';
import { readLetterhead } from '../settings/settings.service.ts';
import { findActualCost, findStatement, type Period } from './statement.queries.ts';

const TEMPLATE = new URL('./statement.typ', import.meta.url);

export const showStatement: Handler<typeof getStatement> = async ({ params, query }, { db }) => ({
  data: await statementOf(db, params.id, query),
});

export const sendStatement = (
  { params, query }: Input<typeof openStatement>,
  context: ContextOf<typeof openStatement>,
): Promise<StreamedReply> => sendStatementOf(context, params.id, query, context.admin.id);

export async function statementOf(db: Kysely<Database>, person_id: string, period: Period): Promise<Statement> {
  const found = await findStatement(db, person_id, period);
  if (!found) throw new Refusal('not_found');
  return { ...found, sums: sumsOf(found.rows) };
}

/** One sum for each currency; amounts of two are never added. */
function sumsOf(rows: Statement['rows']): Statement['sums'] {
  const sums = new Map<string, Statement['sums'][number]>();
  for (const { currency, minutes, gross_minor, deductions_minor, net_minor } of rows) {
    const before = sums.get(currency);
    sums.set(currency, {
      currency,
      count: (before?.count ?? 0) + 1,
      minutes: (before?.minutes ?? 0) + minutes,
      gross_minor: (before?.gross_minor ?? 0) + gross_minor,
      deductions_minor: (before?.deductions_minor ?? 0) + deductions_minor,
      net_minor: (before?.net_minor ?? 0) + net_minor,
    });
  }
  return [...sums.values()].toSorted((a, b) => a.currency.localeCompare(b.currency));
}

type Opening = Pick<Context, 'db' | 'request'> & {
  readonly write: (run: (tx: Transaction<Database>, audit: Audit) => Promise<{ data: null }>) => Promise<unknown>;
};
type WantedFile = Period & { readonly format: keyof typeof STATEMENT_TYPES };

/** The entry is written before the first byte leaves. `turn`: whoever it is made for. */
export async function sendStatementOf(
  { db, request, write }: Opening,
  person_id: string,
  { format, ...period }: WantedFile,
  turn: string,
): Promise<StreamedReply> {
  const person = await personNow(db, person_id);
  const statement = await statementOf(db, person_id, period);
  const body =
    format === 'csv'
      ? csvOf(statement, request.language)
      : await makePdf(TEMPLATE, statementPaper(statement, await readLetterhead(db)), turn);
  await write(async (_tx, audit) => {
    await audit({ action: 'open_statement', entity: hatOf(person), record_id: person_id, after: period });
    return { data: null };
  });
  return { type: STATEMENT_TYPES[format], body, fileName: `statement-${period.from}-${period.to}.${format}` };
}

/** Amounts as people write them, each row with its currency. */
function csvOf({ rows }: Statement, language: 'en' | 'ar'): Buffer {
  const { paid_on, transfer, what, hours, currency, gross, deductions, net } = statementWords;
  const plain = (minor: number, of: string) => paperAmount(minor, of).replaceAll(',', '');
  return csvTable({
    language,
    header: [paid_on, transfer, what, hours, currency, gross, deductions, net].map((words) => words[language]),
    rows: rows.map((row) => [
      row.paid_on,
      `T-${row.code}`,
      whatFor(row)[language],
      hoursText(row.minutes),
      row.currency,
      ...[row.gross_minor, row.deductions_minor, row.net_minor].map((minor) => plain(minor, row.currency)),
    ]),
  });
}

/** Planned as if every place were filled and everybody stayed as long as planned. */
export const showEventCost: Handler<typeof getEventCost> = async ({ params }, { db }) => {
  const plan = await readPlan(db, params.id);
  if (!plan) throw new Refusal('not_found');
  const { currency } = plan.event;
  const { work_minor, lead_minor, allowances_minor, total_minor } = planForecast(plan.steps);
  const planned: Partial<Record<(typeof COST_PARTS)[number], number>> = {
    work: work_minor,
    lead: lead_minor,
    allowance: allowances_minor,
  };
  const { people, ...actual } = await findActualCost(db, params.id, currency);
  return {
    data: {
      currency,
      parts: COST_PARTS.map((part) => ({ part, planned_minor: planned[part] ?? null, actual_minor: actual[part] })),
      planned_minor: total_minor,
      actual_minor: Object.values(actual).reduce((sum, minor) => sum + minor, 0),
      people,
    },
  };
};
