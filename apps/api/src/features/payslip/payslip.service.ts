import type { getPayslip, openPayslip, Payslip } from '@proline/contract/payslip/payslip';
import { payslipPaper } from '@proline/contract/payslip/payslip-paper';
import { mayDo } from '@proline/domain/account/permission';
import type { Kysely, Transaction } from 'kysely';
import { renderSVG } from 'uqr';
import type { Audit, Context, ContextOf, Handler, Input, StreamedReply } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { makePdf } from '../../platform/pdf/make-pdf.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { keyedHash } from '../../platform/security/crypto.ts';
import type { DataKey } from '../../platform/security/data-key.ts';
import { readLetterhead } from '../settings/settings.service.ts';
import { findPayslip, type FoundPayslip } from './payslip.queries.ts';

const TEMPLATE = new URL('./payslip.typ', import.meta.url);
const CHECK_BYTES = 8;

export const showPayslip: Handler<typeof getPayslip> = async ({ params }, { db, dataKey, admin }) => {
  const { slip } = await payslipOf(db, dataKey, params.id);
  if (mayDo(admin.permission_set, 'bank.reveal')) return { data: slip };
  return { data: { ...slip, account: null } };
};

export const sendPayslip = (
  { params }: Input<typeof openPayslip>,
  context: ContextOf<typeof openPayslip>,
): Promise<StreamedReply> => sendPayslipOf(context, params.id, context.admin.id);

/** A payslip with whose it is. */
export async function payslipOf(db: Kysely<Database>, dataKey: DataKey, id: string) {
  const found = await findPayslip(db, id);
  if (!found) throw new Refusal('not_found');
  const { person_id, ...rest } = found;
  return { person_id, slip: { ...rest, organisation: await readLetterhead(db), check: checkOf(found, dataKey) } };
}

/**
 * What is printed as a code: the figures that matter, and a sum over them that only this installation can make. Whoever is
 * shown a paper can compare the figures, and the agency the sum.
 */
function checkOf(
  { code, currency, net_minor, transferred_on, bank_reference }: FoundPayslip,
  dataKey: DataKey,
): string {
  const facts = ['PAYSLIP', `T-${code}`, currency, net_minor, transferred_on ?? '-', bank_reference ?? '-'].join(' ');
  const sum = keyedHash(dataKey, 'payslip', facts).subarray(0, CHECK_BYTES).toString('hex');
  return `${facts} ${sum}`;
}

/** `turn`: whoever it is made for. */
export const payslipPdf = (slip: Payslip, turn: string): Promise<Buffer> =>
  makePdf(TEMPLATE, { ...payslipPaper(slip), qr: renderSVG(slip.check, { border: 0, ecc: 'M' }) }, turn);

type Opening = Pick<Context, 'db' | 'dataKey'> & {
  readonly write: (run: (tx: Transaction<Database>, audit: Audit) => Promise<{ data: null }>) => Promise<unknown>;
};

/** The entry is written before the first byte leaves. `of`: only this person's, and only what is paid. */
export async function sendPayslipOf(
  { db, dataKey, write }: Opening,
  id: string,
  turn: string,
  of?: string,
): Promise<StreamedReply> {
  const { person_id, slip } = await payslipOf(db, dataKey, id);
  if (of !== undefined && (person_id !== of || slip.status !== 'transferred')) throw new Refusal('not_found');
  const body = await payslipPdf(slip, turn);
  await write(async (_tx, audit) => {
    await audit({ action: 'open_payslip', entity: 'transfer', record_id: id, person_id });
    return { data: null };
  });
  return { type: 'application/pdf', body, fileName: fileNameOf(slip) };
}

/** A person's own, page by page. */
export { findOwnPayslips as ownPayslips } from './payslip.queries.ts';

/** By code, so that a folder of them keeps its order and no name is in a list of downloads. */
export const fileNameOf = ({ code }: Pick<Payslip, 'code'>): string => `payslip-T-${code}.pdf`;
