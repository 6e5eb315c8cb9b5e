import { archivePayslips, openPayslipArchive } from '@proline/contract/payslip/payslip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import yauzl from 'yauzl';
import { addPaidTransfer } from '../../testing/people/paid-transfer.ts';
import { codesOf, resultsOfJob, startedBulk } from '../../testing/program/bulk-results.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { payslipJob } from './payslip-archive.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ jobs: [payslipJob] });
});
afterAll(() => app.close());

const namesIn = async (bytes: Buffer): Promise<string[]> => {
  const names: string[] = [];
  const zip = await yauzl.fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry()) names.push(entry.fileName);
  return names;
};

test('paid transfers in one zip, for whoever had it made; what is not paid says so', async () => {
  const finance = await app.signIn('finance');
  const [first, second] = [await addPaidTransfer(app), await addPaidTransfer(app)];
  const waiting = await addPaidTransfer(app, {}, {});
  const selection = { ids: [first.id, second.id, waiting.id] };
  const job_id = await startedBulk(app, finance.token, archivePayslips, { selection });
  expect(codesOf(await resultsOfJob(app, finance.token, job_id))).toEqual({
    [first.id]: 'done',
    [second.id]: 'done',
    [waiting.id]: 'payslip_not_paid',
  });
  const open = (token: string) => app.call(openPayslipArchive, { token, params: { id: job_id } });
  const reply = await open(finance.token);
  expect(reply.headers['content-type']).toBe('application/zip');
  expect(await namesIn(reply.rawPayload)).toEqual([`payslip-T-${first.code}.pdf`, `payslip-T-${second.code}.pdf`]);
  expect((await open((await app.signIn('owner')).token)).statusCode).toBe(404);
  const { rows } = await app.pool.query(`select count(*)::int as n from audit_log where action = 'open_payslip'`);
  expect(rows).toEqual([{ n: 2 }]);
});
