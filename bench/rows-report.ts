import { REPORTS } from '@proline/domain/report/report';
import { download } from './rows-lists.ts';
import { milliseconds, ratio, type Row } from './report.ts';
import { authorised, type Effort } from './rows-speed.ts';
import type { Server } from './servers.ts';

type One = { readonly server: Server; readonly credential: string };

/** A report is waited for, one at a time: what counts is how long, not how many at once. */
const LONGEST_MS = 1_000;
const YEAR_MS = 365 * 86_400_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** What asks each person's days, and not sums of days, is asked for longer, too. */
const OF_PEOPLE = ['utilization', 'retention'] as const;

/** Each report of the last year with its breakdown, at the full size and at a tenth of it. */
export async function reportRows(small: One, large: One, effort: Effort): Promise<Row[]> {
  const rows: Row[] = [];
  const asked = [
    ...REPORTS.map((report) => ({ report, years: 1, words: 'a year' })),
    ...OF_PEOPLE.map((report) => ({ report, years: 2, words: 'two years' })),
  ];
  for (const { report, years, words } of asked) {
    const period = `from=${dayOf(Date.now() - years * YEAR_MS)}&to=${dayOf(Date.now())}`;
    const fastest = async ({ server, credential }: One) => {
      const times: number[] = [];
      for (let round = 0; round <= effort.rounds; round += 1)
        times.push(await download(authorised(server, `/admin/reports/${report}?${period}`, credential)));
      return Math.min(...times);
    };
    const [tenth, full] = [await fastest(small), await fastest(large)];
    rows.push({
      work: `report: ${report.replaceAll('_', ' ')}, ${words}`,
      measured: `${milliseconds(full)}, ${ratio(full / tenth)} a tenth of the data (${milliseconds(tenth)})`,
      goal: '≤ 1 s',
      met: full <= LONGEST_MS,
    });
  }
  return rows;
}
