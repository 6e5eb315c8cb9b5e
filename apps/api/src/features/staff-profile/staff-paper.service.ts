import type {
  addStaffDocument,
  changeStaffAvailability,
  getStaffAvailability,
  getStaffBankAccount,
  listStaffDocuments,
  openStaffDocument,
  setStaffBankAccount,
  uploadStaffFile,
} from '@proline/contract/staff-profile/staff-profile';
import type { BankAccount } from '@proline/contract/bank-account/bank-account';
import type { PersonDocument } from '@proline/contract/document/document';
import type { ContextOf, Handler, Input, StreamedReply } from '../../platform/http/handler.ts';
import { spendQuota, throttleKey } from '../../platform/security/throttle.ts';
import { availabilityOf, replaceAvailability } from '../availability/availability.service.ts';
import { maskedAccount, replaceBankAccount } from '../bank-account/bank-account.service.ts';
import { addDocumentOf, documentsOf, sendDocumentOf } from '../document/document.service.ts';
import { keepUpload } from '../file/file.service.ts';
import { beSelf } from './staff-profile.service.ts';

const UPLOADS = { limit: 40, window_seconds: 3_600 } as const;
/** Each change holds what is to be paid until finance has looked at it. */
const ACCOUNT_CHANGES = { limit: 5, window_seconds: 86_400 } as const;

export const takeStaffFile = async (
  { query, bytes }: Input<typeof uploadStaffFile> & { readonly bytes: Buffer },
  context: ContextOf<typeof uploadStaffFile>,
) => {
  const { person, dataKey, db, config, write } = context;
  await spendQuota(db, { key: throttleKey(dataKey, 'staff_upload', person.id), ...UPLOADS });
  const keep = await keepUpload(config, { ...query, uploaded_by_person: person.id }, bytes);
  return write(async (tx, audit) => {
    await beSelf(tx, person.id);
    return { data: await keep(tx, audit) };
  });
};

const withoutAuthor = (documents: readonly PersonDocument[]) => ({
  data: documents.map(({ added_by: _, ...document }) => document),
});

export const showOwnDocuments: Handler<typeof listStaffDocuments> = async (_input, { db, person }) =>
  withoutAuthor(await documentsOf(db, person.id));

export const keepOwnDocument: Handler<typeof addStaffDocument> = ({ body }, { person, write }) =>
  write(async (tx, audit) => {
    await beSelf(tx, person.id);
    return withoutAuthor(await addDocumentOf({ tx, audit }, person.id, { ...body, sender: person.id, added_by: null }));
  });

export const sendOwnDocument = (
  { params }: Input<typeof openStaffDocument>,
  context: ContextOf<typeof openStaffDocument>,
): Promise<StreamedReply> => sendDocumentOf(context, params.id, context.person.id);

const shownAccount = ({ data }: { data: BankAccount | null }) => {
  if (data === null) return { data: null };
  const { id, country, iban_last4, bank_name, holder, checked_at } = data;
  return { data: { id, country, iban_last4, bank_name, holder, confirmed: checked_at !== null } };
};

export const showOwnAccount: Handler<typeof getStaffBankAccount> = async (_input, { db, dataKey, person }) =>
  shownAccount(await maskedAccount(db, dataKey, person.id));

export const saveOwnAccount: Handler<typeof setStaffBankAccount> = ({ body }, { dataKey, person, write }) =>
  write(async (tx, audit) => {
    await beSelf(tx, person.id);
    await spendQuota(tx, { key: throttleKey(dataKey, 'staff_account', person.id), ...ACCOUNT_CHANGES });
    return shownAccount(await replaceBankAccount({ tx, audit, dataKey }, person.id, body));
  });

export const showOwnAvailability: Handler<typeof getStaffAvailability> = async (_input, { db, person }) => ({
  data: await availabilityOf(db, person.id),
});

export const saveOwnAvailability: Handler<typeof changeStaffAvailability> = ({ body }, { person, write }) =>
  write(async (tx, audit) => {
    await beSelf(tx, person.id);
    return { data: await replaceAvailability({ tx, audit }, person.id, body, null) };
  });
