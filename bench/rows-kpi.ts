import { compare } from './load.ts';
import { milliseconds, ratio, type Row } from './report.ts';
import { authorised, type Effort } from './rows-speed.ts';
import type { Server } from './servers.ts';

type SignedIn = { readonly server: Server; readonly credential: string };

/** The ranking is sums of the very period that is asked for, so it grows with what happened in it. */
const KPI = [
  ['the ranking, 90 days', '/admin/usher-kpis'],
  ['the ranking in a city', '/admin/usher-kpis?city=Riyadh'],
  ['its tiles and charts', '/admin/usher-kpis/figures'],
] as const;
const LONGEST_GROWTH = 12;

const PALETTE = [
  ['Latin', 'mansour'],
  ['Arabic', 'منصور'],
  ['misspelled', 'mansuor'],
  ['misspelled, Arabic', 'منصوور'],
  ['misspelled, both names', 'mohamad mansuor'],
  ['like nothing', 'invitte'],
  ['a code', 'U-10012'],
  ['the end of a phone or identity number', '4821'],
] as const;
const FIRST_RESULTS_MS = 50;

/** One request after the other: what is left is the time of the server. */
const ALONE = { connections: 1 } as const;
const timeOf = ({ rps }: { readonly rps: number }): number => 1_000 / rps;

/** The KPI table on all data and on a tenth of it. */
export async function kpiRows(small: SignedIn, large: SignedIn, effort: Effort): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [work, path] of KPI) {
    const measured = await compare(
      {
        small: authorised(small.server, path, small.credential),
        large: authorised(large.server, path, large.credential),
      },
      { ...effort, ...ALONE },
    );
    const growth = timeOf(measured.large) / timeOf(measured.small);
    rows.push({
      work: `KPIs: ${work}`,
      measured: `${milliseconds(timeOf(measured.small))} → ${milliseconds(timeOf(measured.large))} = ${ratio(growth)}`,
      goal: `≤ ${LONGEST_GROWTH} × at 10 × data`,
      met: growth <= LONGEST_GROWTH,
    });
  }
  return rows;
}

/** How soon the palette has its first results. */
export async function paletteRows({ server, credential }: SignedIn, effort: Effort): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [kind, word] of PALETTE) {
    const target = authorised(server, `/admin/search?q=${encodeURIComponent(word)}`, credential);
    const { alone } = await compare({ alone: target }, { ...effort, ...ALONE });
    rows.push({
      work: `palette, ${kind}`,
      measured: milliseconds(timeOf(alone)),
      goal: `≤ ${FIRST_RESULTS_MS} ms`,
      met: timeOf(alone) <= FIRST_RESULTS_MS,
    });
  }
  return rows;
}
