import {
  getStaffStatement,
  listStaffPayslips,
  openStaffPayslip,
  openStaffStatement,
} from '@proline/contract/staff-pay/staff-pay';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPaidTransfer } from '../../testing/people/paid-transfer.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
});
afterAll(() => app.close());

test('one sees and opens one’s own payslips, and nobody else’s', async () => {
  const paid = await addPaidTransfer(app, { status: 'approved' });
  const [own, other] = [await app.signInStaff(paid.usher_id), await app.signInStaff()];
  const listed = async (token: string) =>
    listStaffPayslips.response.parse((await app.call(listStaffPayslips, { token })).json());
  expect((await listed(own.token)).data).toMatchObject([{ id: paid.id, net_minor: 42_675 }]);
  expect((await listed(other.token)).meta.total).toBe(0);
  const open = (token: string) => app.call(openStaffPayslip, { token, params: { id: paid.id } });
  const { text } = await pdfText((await open(own.token)).rawPayload);
  expect(text).toContain('SAR 426.75');
  expect((await open(other.token)).statusCode).toBe(404);
});

test('what is not paid yet is not there', async () => {
  const waiting = await addPaidTransfer(app, { status: 'approved' }, {});
  const { token } = await app.signInStaff(waiting.usher_id);
  expect((await app.call(openStaffPayslip, { token, params: { id: waiting.id } })).statusCode).toBe(404);
  expect((await app.call(listStaffPayslips, { token })).json()).toMatchObject({ data: [], meta: { total: 0 } });
});

test('one’s own statement on screen and as a file', async () => {
  const { usher_id } = await addPaidTransfer(app, { status: 'approved' });
  const { token } = await app.signInStaff(usher_id);
  const period = { from: '2025-01-01', to: '2025-12-31' };
  const reply = await app.call(getStaffStatement, { token, query: period });
  expect(getStaffStatement.response.parse(reply.json()).data.sums).toMatchObject([{ net_minor: 42_675 }]);
  const file = await app.call(openStaffStatement, { token, query: { ...period, format: 'csv' } });
  expect(file.body).toContain('426.75');
});
