import { amountText } from './bank-amount.ts';
import { bankText } from './bank-text.ts';
import { controlSum, type PaymentFile, type PaymentLine } from './payment-file.ts';

/** ISO 20022, customer credit transfer initiation. Lengths and order of the elements are the standard's. */
export const PAIN_001 = 'pain.001.001.09';

const ID_MAX_LENGTH = 35;
const NAME_MAX_LENGTH = 70;
const TEXT_MAX_LENGTH = 140;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Everything that is written went through the bank's character set; an apostrophe is the only sign of these in it. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
const bounded = (text: string, maxLength: number): string => escaped(bankText(text, maxLength));

/** A file of one payment information: one payer account, one currency, one day, every line a credit transfer. */
export function pain001(file: PaymentFile): string {
  const count = file.lines.length;
  const sum = amountText(controlSum(file.lines), file.currency);
  const id = bounded(file.message_id, ID_MAX_LENGTH);
  const payer = bounded(file.payer.holder, NAME_MAX_LENGTH);
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${PAIN_001}">
  <CstmrCdtTrfInitn>
    <GrpHdr>
      <MsgId>${id}</MsgId>
      <CreDtTm>${escaped(file.created_at)}</CreDtTm>
      <NbOfTxs>${count}</NbOfTxs>
      <CtrlSum>${sum}</CtrlSum>
      <InitgPty><Nm>${payer}</Nm></InitgPty>
    </GrpHdr>
    <PmtInf>
      <PmtInfId>${id}</PmtInfId>
      <PmtMtd>TRF</PmtMtd>
      <BtchBookg>false</BtchBookg>
      <NbOfTxs>${count}</NbOfTxs>
      <CtrlSum>${sum}</CtrlSum>
      <ReqdExctnDt><Dt>${escaped(file.execute_on)}</Dt></ReqdExctnDt>
      <Dbtr><Nm>${payer}</Nm></Dbtr>
      <DbtrAcct><Id><IBAN>${escaped(file.payer.iban)}</IBAN></Id><Ccy>${escaped(file.currency)}</Ccy></DbtrAcct>
      <DbtrAgt><FinInstnId><BICFI>${escaped(file.payer.bic)}</BICFI></FinInstnId></DbtrAgt>
      <ChrgBr>SHAR</ChrgBr>
${file.lines.map((line) => transaction(line, file.currency)).join('')}    </PmtInf>
  </CstmrCdtTrfInitn>
</Document>
`;
}

const transaction = (line: PaymentLine, currency: string): string => `      <CdtTrfTxInf>
        <PmtId><EndToEndId>${bounded(line.end_to_end_id, ID_MAX_LENGTH)}</EndToEndId></PmtId>
        <Amt><InstdAmt Ccy="${escaped(currency)}">${amountText(line.amount_minor, currency)}</InstdAmt></Amt>
        <Cdtr><Nm>${bounded(line.name, NAME_MAX_LENGTH)}</Nm></Cdtr>
        <CdtrAcct><Id><IBAN>${escaped(line.iban)}</IBAN></Id></CdtrAcct>
        <RmtInf><Ustrd>${bounded(line.text, TEXT_MAX_LENGTH)}</Ustrd></RmtInf>
      </CdtTrfTxInf>
`;
