import { z } from 'zod';
import { PAY_BASES } from '@proline/domain/pay/pay-forecast';
import { TRANSFER_LINE_KINDS } from '@proline/domain/pay/transfer-line';
import { TRANSFER_STATUSES } from '@proline/domain/pay/transfer-status';
import { endpoint, streamed } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';
import { TRANSFER_KINDS, transferList } from '../transfer/transfer.ts';

const PDF = 'application/pdf';

const params = z.strictObject({ id: z.uuid() });
const moment = z.iso.datetime();
const day = z.iso.date();
const named = { name_en: z.string(), name_ar: z.string() };

const payslipLine = z.object({
  kind: z.enum(TRANSFER_LINE_KINDS),
  minutes: z.int().nullable(),
  rate_minor: z.int().nullable(),
  /** what the rate is for; null: the line has no shift */
  basis: z.enum(PAY_BASES).nullable(),
  factor: z.number(),
  amount_minor: z.int(),
  /** why an admin set the amount by hand or added the line; the payee reads it */
  note: z.string().nullable(),
  shift: z.object({ starts_at: moment, ends_at: moment, time_zone: z.string(), role: z.object(named) }).nullable(),
});
export type PayslipLine = z.output<typeof payslipLine>;

const payslip = z.object({
  id: z.uuid(),
  code: z.int(),
  kind: z.enum(TRANSFER_KINDS),
  status: z.enum(TRANSFER_STATUSES),
  currency: z.string(),
  /** as the settings say it now */
  organisation: z.object({
    ...named,
    phone: z.string(),
    address_en: z.string(),
    address_ar: z.string(),
    time_zone: z.string(),
    hijri: z.boolean(),
  }),
  payee: z.object({
    kind: z.enum(['usher', 'leader']),
    /** null: this hat was taken off since */
    code: z.int().nullable(),
    ...named,
    id_number_last4: z.string().nullable(),
  }),
  event: z.object({ id: z.uuid(), title_en: z.string(), title_ar: z.string() }).nullable(),
  gross_minor: z.int(),
  deductions_minor: z.int(),
  net_minor: z.int(),
  /** in the order in which they were worked */
  lines: z.array(payslipLine),
  account: z
    .object({
      bank_name: z.string(),
      /** null: without the right to see it */
      iban_last4: z.string().nullable(),
    })
    .nullable(),
  /** null: it is not paid yet */
  transferred_on: day.nullable(),
  bank_reference: z.string().nullable(),
  batch: z.object({ code: z.int(), line: z.int() }).nullable(),
  /** paid to this person in this currency since the year began, this transfer included; null: it is not paid yet */
  year: z.object({ year: z.int(), minutes: z.int(), net_minor: z.int() }).nullable(),
  made_at: moment,
  /** what the code beside it says: whoever has the records can tell whether the paper was changed */
  check: z.string(),
});
export type Payslip = z.output<typeof payslip>;

export const getPayslip = endpoint({
  name: 'getPayslip',
  summary: 'The payslip of a transfer, line by line',
  method: 'GET',
  path: '/admin/transfers/:id/payslip',
  access: 'transfers.read',
  params,
  response: z.object({ data: payslip }),
});

/** A paper that goes to banks and offices: whoever may see accounts may have it, and each time is recorded. */
export const openPayslip = endpoint({
  name: 'openPayslip',
  summary: 'The payslip of a transfer as a PDF in both languages; each opening is audited',
  method: 'GET',
  path: '/admin/transfers/:id/payslip/file',
  access: 'bank.reveal',
  params,
  produces: [PDF],
  response: streamed,
});

/** As many as a zip of them may hold. */
export const MOST_PAYSLIPS = 5_000;

export const archivePayslips = endpoint({
  name: 'archivePayslips',
  summary: 'Make the payslips of many paid transfers, in the background; each is audited',
  method: 'POST',
  path: '/admin/payslips/archive',
  access: 'bank.reveal',
  body: z.strictObject({ selection: transferList.selection }),
  response: z.object({ data: z.object({ job_id: z.uuid() }) }),
  refusals: ['too_many_jobs', 'too_many_payslips'],
});

/** For a day, and only for whoever had them made. */
export const openPayslipArchive = endpoint({
  name: 'openPayslipArchive',
  summary: 'The payslips that a job of one’s own has made, as a zip',
  method: 'GET',
  path: '/admin/payslips/archive/:id/file',
  access: 'bank.reveal',
  params,
  produces: ['application/zip'],
  response: streamed,
  refusals: ['archive_not_ready'],
});

export const payslipSlice: Slice = [getPayslip, openPayslip, archivePayslips, openPayslipArchive];
