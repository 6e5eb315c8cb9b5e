import { afterAll, beforeAll, expect, test } from 'vitest';
import { getTransfer, getTransferSums, transferList, type TransferRow } from '@proline/contract/transfer/transfer';
import { addPlaces, addRow, assign, atHour } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const rows = async (token: string, query: Record<string, string> = {}): Promise<TransferRow[]> => {
  const response = await app.call(transferList.rows, { token, query });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().data;
};

test('a transfer with its payee, and the account’s end for those who may see it', async () => {
  const usher = await addRow(app.pool, 'ushers', { name_en: 'Lulwa Rare' });
  const account = await addRow(app.pool, 'bank_accounts', { person_id: usher.id, iban_last4: '7519' });
  const transfer = await addRow(app.pool, 'transfers', {
    usher_id: usher.id,
    bank_account_id: account.id,
    gross_minor: 10_000,
    deductions_minor: 1_500,
  });
  await app.pool.query(
    `insert into transfer_lines (transfer_id, kind, minutes, rate_minor, factor, amount_minor)
     values ($1, 'work', 150, 4000, 1, 10000), ($1, 'late', 15, null, 1, -1500)`,
    [transfer.id],
  );
  const viewer = (await app.signIn('viewer')).token;
  const finance = (await app.signIn('finance')).token;
  const [seen] = await rows(finance, { q: 'lulwa' });
  expect(seen).toMatchObject({
    id: transfer.id,
    payee: { kind: 'usher', id: usher.id, name_en: 'Lulwa Rare' },
    net_minor: 8_500,
    iban_last4: '7519',
    has_bank_account: true,
    event: null,
  });
  expect((await rows(viewer, { q: `T-${transfer.code}` }))[0]).toMatchObject({ id: transfer.id, iban_last4: null });
  const one = async (token: string) =>
    (await app.call(getTransfer, { token, params: { id: transfer.id } })).json().data;
  expect(await one(finance)).toMatchObject({
    iban_last4: '7519',
    lines: [
      { kind: 'work', minutes: 150, rate_minor: 4_000, factor: 1, amount_minor: 10_000 },
      { kind: 'late', minutes: 15, rate_minor: null, amount_minor: -1_500, shift: null },
    ],
  });
  expect(await one(viewer)).toMatchObject({ iban_last4: null });
});

test('a line says which shift it is for, the earlier one first', async () => {
  const { token } = await app.signIn('viewer');
  const usher_id = (await addRow(app.pool, 'ushers')).id;
  const times = { starts_at: atHour(48), ends_at: atHour(56) };
  const later = await addPlaces(app.pool, { event: { time_zone: 'Asia/Dubai' }, shift: times });
  const earlier = await addPlaces(app.pool, { event: { time_zone: 'Asia/Dubai' } });
  await app.pool.query(`update positions set pay_basis = 'day' where id = $1`, [later.position_id]);
  const made = [await assign(app.pool, later, usher_id, times), await assign(app.pool, earlier, usher_id)];
  const transfer = await addRow(app.pool, 'transfers', { usher_id });
  await app.pool.query(
    `insert into transfer_lines (transfer_id, assignment_id, kind, amount_minor)
     values ($1, $2, 'work', 9000), ($1, $3, 'work', 4000), ($1, $3, 'late', -100), ($1, null, 'other', 50)`,
    [transfer.id, made[0]?.id, made[1]?.id],
  );
  const { lines } = (await app.call(getTransfer, { token, params: { id: transfer.id } })).json().data;
  expect(lines).toMatchObject([
    { amount_minor: 4_000, shift: { starts_at: made[1]?.starts_at.toISOString(), time_zone: 'Asia/Dubai' } },
    { amount_minor: -100, shift: { starts_at: made[1]?.starts_at.toISOString() } },
    { amount_minor: 9_000, shift: { starts_at: made[0]?.starts_at.toISOString(), basis: 'day' } },
    { amount_minor: 50, shift: null },
  ]);
});

test('a voided transfer is in no list; its page says so', async () => {
  const { token } = await app.signIn('viewer');
  const leader = await addRow(app.pool, 'team_leaders', { name_en: 'Voided Payee' });
  const transfer = await addRow(app.pool, 'transfers', {
    leader_id: leader.id,
    voided_at: new Date(),
    void_reason: 'twice',
  });
  const kept = await addRow(app.pool, 'transfers', { leader_id: leader.id });
  expect((await rows(token, { q: 'voided payee' })).map(({ id }) => id)).toEqual([kept.id]);
  const page = await app.call(getTransfer, { token, params: { id: transfer.id } });
  expect(page.json()).toMatchObject({ data: { voided: { reason: 'twice' }, status: 'pending_approval' } });
});

test('a page by its number holds what the cursor leads to, voided ones aside', async () => {
  const { token } = await app.signIn('viewer');
  const { id: usher_id } = await addRow(app.pool, 'ushers');
  for (let n = 0; n < 30; n += 1) {
    const voided = n % 10 === 0 ? { voided_at: new Date(), void_reason: 'twice' } : {};
    await addRow(app.pool, 'transfers', { usher_id, created_at: atHour(-24 * n), ...voided });
  }
  const status = 'pending_approval';
  const first = await app.call(transferList.rows, { token, query: { status } });
  const { next, total } = transferList.rows.response.parse(first.json()).meta;
  const byNumber = (await rows(token, { status, page: '2' })).map(({ id }) => id);
  expect(byNumber).toHaveLength(total - 25);
  expect(byNumber).toEqual((await rows(token, { status, after: next ?? '' })).map(({ id }) => id));
});

test('the sums are those of the rows: by status, of the month, of the year; voided ones aside', async () => {
  const { token, id: approved_by } = await app.signIn('finance');
  const currency = 'OMR';
  const { id: usher_id } = await addRow(app.pool, 'ushers');
  const { id: bank_account_id } = await addRow(app.pool, 'bank_accounts', { person_id: usher_id });
  const { rows: days } = await app.pool.query<{ today: string; year: number; long_ago: Date; new_year: Date }>(
    `select (now() at time zone 'Asia/Riyadh')::date::text as today, now() - interval '9 days' as long_ago,
       date_trunc('year', now() at time zone 'Asia/Riyadh') at time zone 'Asia/Riyadh' as new_year`,
  );
  const [{ today, long_ago, new_year }] = days as [(typeof days)[number]];
  const add = (values: Partial<Parameters<typeof addRow<'transfers'>>[2]> = {}) =>
    addRow(app.pool, 'transfers', { usher_id, currency, bank_account_id, ...values });
  const approved = { status: 'approved', approved_by, approved_at: new Date() } as const;
  const paid = { ...approved, status: 'transferred', transferred_on: today, bank_reference: 'FT' } as const;
  await add({ created_at: new_year });
  await add({ created_at: new Date(new_year.getTime() - 1_000) });
  await add({ bank_account_id: null });
  await add({ held_at: new Date(), hold_reason: 'New account' });
  await add({ voided_at: new Date(), void_reason: 'twice' });
  await add(approved);
  await add({ ...approved, approved_at: long_ago });
  await add({ ...paid, gross_minor: 700 });
  await add({ ...paid, transferred_on: '2020-01-01' });
  const reply = await app.call(getTransferSums, { token });
  const { currencies, month, year } = getTransferSums.response.parse(reply.json()).data;
  expect([month, year]).toEqual([`${today.slice(0, 7)}-01`, `${today.slice(0, 4)}-01-01`]);
  expect(currencies.find((one) => one.currency === currency)).toEqual({
    currency,
    pending: {
      ...{ count: 4, net_minor: 40_000, not_ready: 2 },
      oldest_at: new Date(new_year.getTime() - 1_000).toISOString(),
    },
    approved: { count: 2, net_minor: 20_000, overdue: 1 },
    transferred: { count: 1, net_minor: 700, last_batch: null },
    year: { count: 7, net_minor: 60_700, voided: 1 },
  });
  const found = async (query: Record<string, string>) => (await rows(token, { currency, ...query })).length;
  expect(await found({ not_ready: 'yes' })).toBe(2);
  expect(await found({ created: `${year}..` })).toBe(7);
  expect(await found({ status: 'approved', age: '8..' })).toBe(1);
  expect(await found({ paid: `${month}..` })).toBe(1);
  expect(await found({ amount: '1..9' })).toBe(0);
  expect(await found({ amount: '10..10' })).toBe(7);
});
