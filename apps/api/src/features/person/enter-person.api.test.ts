import { getBankAccount, type BankAccount } from '@proline/contract/bank-account/bank-account';
import { listDocuments, type PersonDocument } from '@proline/contract/document/document';
import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { createLeader } from '@proline/contract/team-leader/team-leader-record';
import { createUsher } from '@proline/contract/usher/usher-record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addFile } from '../../testing/sample/sample-files.ts';
import { SAMPLE_IBAN, samplePerson } from '../../testing/sample/sample-person.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let recruiter: { id: string; token: string };
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  recruiter = await app.signIn('recruiter');
});
afterAll(() => app.close());

type Brought = Pick<SentBodyOf<typeof createUsher>, 'account' | 'documents' | 'phone'>;
type Reply = { statusCode: number; json: () => unknown };

const ACCOUNT = { iban: 'SA03 8000 0000 6080 1016 7519', bank_name: 'Al Rajhi Bank', holder: 'Layla Al-Harbi' };
const newFile = () => addFile(app, recruiter.id, 'usher_document');
const passport = async () => ({ file_id: await newFile(), kind: 'passport' as const, expires_on: '2035-01-20' });
const refusal = (reply: Reply) => {
  const { code, errors } = reply.json() as ErrorReply;
  return [reply.statusCode, code, errors];
};
const withPhone = async (phone: string) =>
  (await app.pool.query<{ id: string }>('select id from persons where phone = $1', [phone])).rows;
const isLoose = async (file_id: string) => {
  const { rows } = await app.pool.query<{ loose: boolean }>(
    'select loose_since is not null as loose from files where id = $1',
    [file_id],
  );
  return rows[0]?.loose;
};

describe.each([
  { hat: 'usher', endpoint: createUsher },
  { hat: 'team_leader', endpoint: createLeader },
] as const)('entering somebody as $hat with what they have brought along', ({ hat, endpoint }) => {
  const enter = (brought: Partial<Brought>) =>
    app.call(endpoint, { token: recruiter.token, body: samplePerson(brought) });

  test('keeps account and documents together with the person; finance has still to confirm the account', async () => {
    const document = await passport();
    const reply = await enter({ account: ACCOUNT, documents: [document] });
    expect(reply.statusCode).toBe(200);
    const { id } = reply.json<{ data: { id: string } }>().data;
    const params = { id };
    const account = await app.call(getBankAccount, { token: recruiter.token, params });
    expect(account.json<{ data: BankAccount }>().data).toMatchObject({
      country: 'SA',
      iban_last4: SAMPLE_IBAN.slice(-4),
      bank_name: 'Al Rajhi Bank',
      holder: 'Layla Al-Harbi',
      checked_at: null,
    });
    const documents = await app.call(listDocuments, { token: recruiter.token, params });
    expect(documents.json<{ data: PersonDocument[] }>().data).toMatchObject([
      { kind: 'passport', expires_on: '2035-01-20' },
    ]);
    expect(await isLoose(document.file_id)).toBe(false);
    const { rows } = await app.pool.query<{ entity: string; action: string }>(
      'select entity, action from audit_log where record_id = $1 order by id',
      [id],
    );
    expect(rows.map(({ entity, action }) => `${entity} ${action}`)).toEqual([
      `${hat} create`,
      `${hat} set_bank_account`,
      `${hat} add_document`,
    ]);
  });

  test.each([
    {
      what: 'an IBAN with one digit wrong',
      brought: async () => ({ account: { ...ACCOUNT, iban: 'SA0380000000608010167518' } }),
      refused: [422, 'iban_not_valid', { 'account.iban': ['iban_not_valid'] }],
    },
    {
      what: 'an account without its holder',
      brought: async () => ({ account: { ...ACCOUNT, holder: '' } }),
      refused: [422, 'validation_failed', { 'account.holder': ['required'] }],
    },
    {
      what: 'a document that ends in more than a hundred years',
      brought: async () => ({ documents: [await passport(), { ...(await passport()), expires_on: '2150-01-20' }] }),
      refused: [422, 'expiry_out_of_range', { 'documents.1.expires_on': ['expiry_out_of_range'] }],
    },
    {
      what: 'a file that is not there any more',
      brought: async () => ({ documents: [await passport(), { ...(await passport()), file_id: crypto.randomUUID() }] }),
      refused: [409, 'file_not_usable', { 'documents.1.file_id': ['file_not_usable'] }],
    },
  ])('$what is refused at its field, and nothing of the rest is kept or used up', async ({ brought, refused }) => {
    const said = samplePerson();
    const parts: Partial<Brought> = await brought();
    const reply = await app.call(endpoint, { token: recruiter.token, body: { ...said, ...parts } });
    expect(refusal(reply)).toEqual(refused);
    expect(await withPhone(said.phone)).toEqual([]);
    const [first] = parts.documents ?? [];
    if (first) expect(await isLoose(first.file_id)).toBe(true);
    // the same again, put right: what was sent before still serves
    const again = await app.call(endpoint, {
      token: recruiter.token,
      body: { ...said, account: ACCOUNT, ...(first && { documents: [first] }) },
    });
    expect(again.statusCode).toBe(200);
  });

  test('a file that somebody else has sent is refused', async () => {
    const { id: another } = await app.addAdmin('recruiter');
    const file_id = await addFile(app, another, 'usher_document');
    const reply = await enter({ documents: [{ file_id, kind: 'passport', expires_on: null }] });
    expect(refusal(reply)).toEqual([409, 'file_not_usable', { 'documents.0.file_id': ['file_not_usable'] }]);
  });
});
