import { usherList } from '@proline/contract/usher/usher';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a CSV file has no formula after a semicolon or with a full-width sign, and stands in the audit log', async () => {
  const { id, token } = await app.signIn('owner');
  const usher = await addRow(app.pool, 'ushers', { name_en: 'Hala; =1+1;@x; y', name_ar: '＝1+1', city: 'Muscat' });
  const query = { format: 'csv', city: 'Muscat', columns: 'name', ids: usher.id, q: 'Hala' };
  const { body } = await app.call(usherList.export, { token, query });
  expect(body.split('\n')[1]).toBe("Hala; '=1+1;'@x; y,'＝1+1");
  const { rows } = await app.pool.query('select admin_id, action, after from audit_log');
  const asked = { list: 'ushers', format: 'csv', city: ['Muscat'], columns: ['name'], ids: [usher.id], searched: true };
  expect(rows).toEqual([{ admin_id: id, action: 'export', after: asked }]);
});

test('a workbook says every text as it is: signs of markup, of COPY and of formulas, without what XML cannot say', async () => {
  const { token } = await app.signIn('owner');
  const said = 'A & <b> "q" \\n \\. end\u0001\u001F\uFFFF';
  const { id } = await addRow(app.pool, 'ushers', { name_en: said, name_ar: 'سطر\nسطر\tتبويب', city: 'Muscat' });
  const query = { format: 'xlsx', columns: 'name,city,age', ids: id };
  const { rawPayload } = await app.call(usherList.export, { token, query });
  const rows = await readSheet(rawPayload);
  expect(rows).toHaveLength(2);
  expect(rows[1]?.slice(0, 3)).toEqual(['A & <b> "q" \\n \\. end', 'سطر\nسطر\tتبويب', 'Muscat']);
});
