import { z } from 'zod';
import { isCalendarDay } from '@proline/domain/time/calendar-day';
import { endpoint, streamed } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';
import { TRANSFER_KINDS } from '../transfer/transfer.ts';

/** More than anybody is paid in a year; the newest are left out last. */
export const MOST_STATEMENT_ROWS = 2_000;

const params = z.strictObject({ id: z.uuid() });
const day = (example: string) =>
  z
    .string()
    .max(10)
    .refine(isCalendarDay, { error: 'no_such_day' })
    .meta({ examples: [example] });

/** Both days included. A period that ends before it begins holds nothing. */
export const period = { from: day('2026-01-01'), to: day('2026-12-31') };
export const fileOfPeriod = z.strictObject({ ...period, format: z.enum(['csv', 'pdf']) });
export const STATEMENT_TYPES = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' } as const;

const amounts = { gross_minor: z.int(), deductions_minor: z.int(), net_minor: z.int() };

const statement = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  made_at: z.iso.datetime(),
  payee: z.object({ name_en: z.string(), name_ar: z.string(), code: z.string().nullable() }),
  /** one for each currency */
  sums: z.array(z.object({ currency: z.string(), count: z.int(), minutes: z.int(), ...amounts })),
  /** what was paid within the period, the earliest first */
  rows: z.array(
    z.object({
      id: z.uuid(),
      code: z.int(),
      kind: z.enum(TRANSFER_KINDS),
      event: z.object({ title_en: z.string(), title_ar: z.string() }).nullable(),
      paid_on: z.iso.date(),
      currency: z.string(),
      /** worked; 0: it pays for no time */
      minutes: z.int(),
      ...amounts,
    }),
  ),
});
export type Statement = z.output<typeof statement>;
export const statementReply = z.object({ data: statement });

export const getStatement = endpoint({
  name: 'getStatement',
  summary: 'What a person was paid within a period',
  method: 'GET',
  path: '/admin/persons/:id/statement',
  access: 'transfers.read',
  params,
  query: z.strictObject(period),
  response: statementReply,
});

export const openStatement = endpoint({
  name: 'openStatement',
  summary: 'What a person was paid within a period, as a file; each opening is audited',
  method: 'GET',
  path: '/admin/persons/:id/statement/file',
  access: 'transfers.read',
  params,
  query: fileOfPeriod,
  produces: Object.values(STATEMENT_TYPES),
  response: streamed,
});

export const COST_PARTS = ['work', 'overtime', 'lead', 'allowance', 'extra', 'deductions'] as const;

const eventCost = z.object({
  currency: z.string(),
  parts: z.array(
    z.object({
      part: z.enum(COST_PARTS),
      /** null: no plan says how much it will be */
      planned_minor: z.int().nullable(),
      actual_minor: z.int(),
    }),
  ),
  planned_minor: z.int(),
  actual_minor: z.int(),
  /** people with at least one transfer; 0: nothing has been reckoned yet */
  people: z.int(),
});
export type EventCost = z.output<typeof eventCost>;

export const getEventCost = endpoint({
  name: 'getEventCost',
  summary: 'What an event was to cost and what it cost, part by part',
  method: 'GET',
  path: '/admin/events/:id/cost',
  access: 'transfers.read',
  params,
  response: z.object({ data: eventCost }),
});

export const statementSlice: Slice = [getStatement, openStatement, getEventCost];
