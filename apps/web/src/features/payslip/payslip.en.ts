/** Texts around a payslip; what stands on it comes from the contract, in both languages. */
export const payslip = {
  title: 'Payslip',
  breadcrumb: 'Path',
  transactions: 'Transactions',
  print: 'Print',
  download: 'Download PDF',
  code: 'Code to check this payslip',
  loading: 'Loading the payslip',
  missing: 'No such payslip',
  missing_text: 'The transfer was voided, or the link is wrong.',
  to_transactions: 'To transactions',
  failed: 'Could not load the payslip.',
  retry: 'Retry',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    payslip: typeof payslip;
  }
}
