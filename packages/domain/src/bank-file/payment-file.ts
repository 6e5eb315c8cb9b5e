/** Everything a bank is told, whichever file it is told in. The same facts make the same bytes. */
export type PaymentFile = {
  /** unique at the bank, at most 35 characters */
  readonly message_id: string;
  /** the moment of the export, to the second, in UTC */
  readonly created_at: string;
  readonly execute_on: string;
  readonly currency: string;
  readonly payer: PaymentPayer;
  readonly lines: readonly PaymentLine[];
};

export type PaymentPayer = {
  readonly holder: string;
  readonly iban: string;
  readonly bic: string;
};

export type PaymentLine = {
  readonly line_no: number;
  /** comes back in the bank's answer */
  readonly end_to_end_id: string;
  readonly amount_minor: number;
  /** as banks can take it */
  readonly name: string;
  /** as it is kept, for a bank that takes Arabic */
  readonly holder: string;
  readonly iban: string;
  readonly bank_name: string;
  /** what the payee reads on the statement */
  readonly text: string;
};

/** Of whole minor units: a sum of floating amounts would be off by one some day. */
export const controlSum = (lines: readonly { readonly amount_minor: number }[]): number =>
  lines.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
