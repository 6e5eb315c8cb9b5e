import { amountText } from '@proline/domain/bank-file/bank-amount';

/** What a bank is made to say about a line of a file. */
export type SaidLine = {
  readonly end_to_end_id: string;
  readonly amount_minor: number;
  /** a status of pain.002, or a booking of camt.053 */
  readonly status: 'ACSC' | 'ACSP' | 'RJCT';
  readonly code?: string;
  readonly text?: string;
  readonly reference?: string;
};

type Said = {
  readonly message_id: string;
  readonly currency: string;
  readonly lines: readonly SaidLine[];
  readonly count?: number | string;
  readonly sum?: string;
  /** the day on which it is said and done; left out: today */
  readonly on?: string;
};

const dayOf = ({ on }: Said): string => on ?? new Date().toISOString().slice(0, 10);

const total = ({ lines, currency }: Said): string =>
  amountText(
    lines.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
    currency,
  );

/** A status report as banks send it. */
export const samplePain002 = (said: Said): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
<GrpHdr><MsgId>BANK-1</MsgId><CreDtTm>${dayOf(said)}T14:05:00Z</CreDtTm></GrpHdr>
<OrgnlGrpInfAndSts><OrgnlMsgId>${said.message_id}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId>
<OrgnlNbOfTxs>${said.count ?? said.lines.length}</OrgnlNbOfTxs><OrgnlCtrlSum>${said.sum ?? total(said)}</OrgnlCtrlSum><GrpSts>PART</GrpSts></OrgnlGrpInfAndSts>
<OrgnlPmtInfAndSts><OrgnlPmtInfId>${said.message_id}</OrgnlPmtInfId>
${said.lines
  .map(
    ({ end_to_end_id, amount_minor, status, code, text, reference }, index) =>
      `<TxInfAndSts><StsId>S${index + 1}</StsId><OrgnlEndToEndId>${end_to_end_id}</OrgnlEndToEndId><TxSts>${status}</TxSts>${
        status === 'RJCT'
          ? `<StsRsnInf><Rsn><Cd>${code ?? 'AC04'}</Cd></Rsn>${text === undefined ? '' : `<AddtlInf>${text}</AddtlInf>`}</StsRsnInf>`
          : ''
      }<AcctSvcrRef>${reference ?? `R7K-${index + 1}`}</AcctSvcrRef><OrgnlTxRef><Amt><InstdAmt Ccy="${said.currency}">${amountText(amount_minor, said.currency)}</InstdAmt></Amt></OrgnlTxRef></TxInfAndSts>`,
  )
  .join('\n')}
</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>
`;

const entry = (
  said: Said,
  { end_to_end_id, amount_minor, status, code, reference }: SaidLine,
  version: number,
): string => {
  const amount = `<Amt Ccy="${said.currency}">${amountText(amount_minor, said.currency)}</Amt>`;
  const booking = (way: 'DBIT' | 'CRDT', why: string) =>
    `<Ntry>${amount}<CdtDbtInd>${way}</CdtDbtInd>${
      version >= 8 ? '<Sts><Cd>BOOK</Cd></Sts>' : '<Sts>BOOK</Sts>'
    }<BookgDt><Dt>${dayOf(said)}</Dt></BookgDt><AcctSvcrRef>${reference ?? `C-${end_to_end_id}`}</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>${end_to_end_id}</EndToEndId></Refs>${why}</TxDtls></NtryDtls></Ntry>`;
  const back = `<RtrInf><Rsn><Cd>${code ?? 'AC06'}</Cd></Rsn></RtrInf>`;
  return booking('DBIT', '') + (status === 'RJCT' ? booking('CRDT', back) : '');
};

/** A statement of the account, each payment an entry of its own; what was returned comes back as a credit. */
export const sampleCamt053 = (said: Said & { readonly payer_iban: string }, version = 8): string => {
  const returned = said.lines.filter(({ status }) => status === 'RJCT');
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.0${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>ST-1</MsgId><CreDtTm>${dayOf(said)}T23:00:00Z</CreDtTm></GrpHdr>
<Stmt><Id>1</Id><Acct><Id><IBAN>${said.payer_iban}</IBAN></Id><Ccy>${said.currency}</Ccy></Acct>
<TxsSummry><TtlCdtNtries><NbOfNtries>${returned.length}</NbOfNtries><Sum>${total({ ...said, lines: returned })}</Sum></TtlCdtNtries><TtlDbtNtries><NbOfNtries>${said.count ?? said.lines.length}</NbOfNtries><Sum>${said.sum ?? total(said)}</Sum></TtlDbtNtries></TxsSummry>
${said.lines.map((line) => entry(said, line, version)).join('\n')}
</Stmt></BkToCstmrStmt></Document>
`;
};
