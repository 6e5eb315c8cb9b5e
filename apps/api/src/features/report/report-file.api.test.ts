import { getReport, openReport } from '@proline/contract/report/report';
import { REPORT_FIGURE_WORDS } from '@proline/contract/report/report-figure.words';
import { REPORT_WORDS } from '@proline/contract/report/report.words';
import { MOST_REPORT_GROUPS, REPORTS, type ReportFormat, type ReportName } from '@proline/domain/report/report';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readXlsx } from '../../platform/sheet/read-xlsx.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('viewer'));
  const day = { created_at: new Date('2026-04-10T20:30:00Z') };
  for (let n = 0; n < 24; n += 1)
    await addRow(app.pool, 'ushers', {
      ...day,
      status: n < 6 ? 'approved' : 'pending',
      city: n < 22 ? 'Tabuk' : 'Abha',
    });
});
afterAll(() => app.close());

const APRIL = { from: '2026-04-01', to: '2026-04-30' };
const open = async (report: ReportName, format: ReportFormat, query: Record<string, string> = {}) => {
  const reply = await app.call(openReport, { token, params: { report }, query: { ...APRIL, format, ...query } });
  expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
  return reply;
};

test('the CSV file has period, filters, figures with samples, the breakdown and what the figures mean', async () => {
  const reply = await open('recruitment_funnel', 'csv', { city: 'Tabuk' });
  expect(reply.headers['content-disposition']).toContain('recruitment-funnel-2026-04-01-2026-04-30.csv');
  const lines = reply.body.replace('\uFEFF', '').split('\n');
  expect(lines[0]).toMatch(/^Recruitment funnel,/u);
  expect(lines[1]).toBe('Period,1–30 Apr 2026');
  expect(lines[3]).toBe('City,Tabuk');
  expect(lines).toContain('Joined,0.272727,22,,0,');
  expect(lines).toContain('Tabuk,0.272727,22,0,22,22,,');
  expect(reply.body).toContain(REPORT_FIGURE_WORDS.joined.means.en);
});

test('a figure of too few cases stands in no file', async () => {
  const { body } = await open('recruitment_funnel', 'csv', { city: 'Abha' });
  expect(body.split('\n')).toContain('Joined,,2,,0,');
});

test('groups beyond the largest are said to be left out, in every file', async () => {
  const day = { created_at: new Date('2025-02-10T09:00:00Z') };
  const cities = ['Tabuk', 'Tabuk', ...Array.from({ length: MOST_REPORT_GROUPS }, (_, n) => `Town ${n}`)];
  await Promise.all(cities.map((city) => addRow(app.pool, 'ushers', { ...day, status: 'pending', city })));
  const february = { from: '2025-02-01', to: '2025-02-28' };
  const asked = await app.call(getReport, { token, params: { report: 'recruitment_funnel' }, query: february });
  const { groups, all_groups } = getReport.response.parse(asked.json()).data;
  expect([groups.length, all_groups, groups[0]?.key]).toEqual([MOST_REPORT_GROUPS, MOST_REPORT_GROUPS + 1, 'Tabuk']);
  const said = 'The 200 largest of 201 are listed.';
  expect((await open('recruitment_funnel', 'csv', february)).body).toContain(said);
  expect((await pdfText((await open('recruitment_funnel', 'pdf', february)).rawPayload)).text).toContain(said);
  expect((await open('recruitment_funnel', 'csv')).body).not.toContain('are listed');
});

test('Excel can reckon with the figures; in Arabic the sheet begins on the right', async () => {
  const reply = await open('recruitment_funnel', 'xlsx', { language: 'ar' });
  const { header, rows } = await readXlsx(reply.rawPayload);
  expect(header[0]).toBe(REPORT_WORDS.recruitment_funnel.ar);
  const joined = REPORT_FIGURE_WORDS.joined.name.ar;
  expect(rows.find(({ cells }) => cells[0] === joined)?.cells.slice(0, 3)).toEqual([joined, '0.25', '24']);
});

const lettersOf = (text: string) => text.replaceAll(/\p{Mn}/gu, '');

test('every report is a PDF in either language, whose text can be searched', async () => {
  for (const [at, report] of REPORTS.entries()) {
    const language = at % 2 === 0 ? 'ar' : 'en';
    const { text } = await pdfText((await open(report, 'pdf', { language })).rawPayload);
    // marks above letters are drawn, and a search looks for the letters
    expect(lettersOf(text)).toContain(lettersOf(REPORT_WORDS[report][language]));
    expect(text).toContain(language === 'en' ? 'Compared with' : 'مقارنة ب');
  }
});

test('each file is in the audit log; what a report cannot is refused before', async () => {
  await open('attendance', 'pdf');
  const { rows } = await app.pool.query<{ after: object }>(
    `select after from audit_log where action = 'open_report' order by id desc limit 1`,
  );
  expect(rows).toEqual([{ after: { report: 'attendance', format: 'pdf' } }]);
  const reply = await app.call(openReport, {
    token,
    params: { report: 'retention' },
    query: { ...APRIL, format: 'csv', by: 'role' },
  });
  expect(reply.json()).toMatchObject({ code: 'report_cannot' });
});
