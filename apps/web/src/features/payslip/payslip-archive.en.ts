/** Texts for the payslips of many transfers in one file. */
export const payslipArchive = {
  action: 'Payslips as ZIP',
  title_one: 'Make {{count}} payslip?',
  title_other: 'Make {{count}} payslips?',
  text: 'Paid transfers have one; all others are left out. Each is recorded in the audit log. Once they are made, the ZIP can be downloaded from the background jobs for a day.',
  make: 'Make payslips',
  started: 'The payslips are being made',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    'payslip-archive': typeof payslipArchive;
  }
}
