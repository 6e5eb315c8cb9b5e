import { z } from 'zod';
import { endpoint, streamed } from '../frame/endpoint.ts';
import { pageMeta, pageNumber } from '../frame/pages.ts';
import type { Slice } from '../frame/slice.ts';
import { fileOfPeriod, period, STATEMENT_TYPES, statementReply } from '../statement/statement.ts';
import { TRANSFER_KINDS } from '../transfer/transfer.ts';

/** One's own money: only what was paid, and nothing of how it was decided. */

export const listStaffPayslips = endpoint({
  name: 'listStaffPayslips',
  summary: 'What one was paid, the newest first',
  method: 'GET',
  path: '/staff/payslips',
  access: 'staff',
  query: z.strictObject({ page: pageNumber }),
  response: z.object({
    data: z.array(
      z.object({
        id: z.uuid(),
        code: z.int(),
        kind: z.enum(TRANSFER_KINDS),
        event: z.object({ title_en: z.string(), title_ar: z.string() }).nullable(),
        currency: z.string(),
        gross_minor: z.int(),
        deductions_minor: z.int(),
        net_minor: z.int(),
        transferred_on: z.iso.date(),
      }),
    ),
    meta: pageMeta,
  }),
});

export const openStaffPayslip = endpoint({
  name: 'openStaffPayslip',
  summary: 'One’s own payslip as a PDF',
  method: 'GET',
  path: '/staff/payslips/:id/file',
  access: 'staff',
  params: z.strictObject({ id: z.uuid() }),
  produces: ['application/pdf'],
  response: streamed,
});

export const getStaffStatement = endpoint({
  name: 'getStaffStatement',
  summary: 'What one was paid within a period',
  method: 'GET',
  path: '/staff/statement',
  access: 'staff',
  query: z.strictObject(period),
  response: statementReply,
});

export const openStaffStatement = endpoint({
  name: 'openStaffStatement',
  summary: 'What one was paid within a period, as a file',
  method: 'GET',
  path: '/staff/statement/file',
  access: 'staff',
  query: fileOfPeriod,
  produces: Object.values(STATEMENT_TYPES),
  response: streamed,
});

export const staffPaySlice: Slice = [listStaffPayslips, openStaffPayslip, getStaffStatement, openStaffStatement];
