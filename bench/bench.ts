// `npm run bench [-- --quick] [-- --only import,bulk] [-- --data folder]`: the table of how fast and how safe, each figure
// a ratio inside this one run. `--only` measures the parts that it names, by how they begin; a folder for data keeps what
// was filled for the next run.
import { parseArgs } from 'node:util';
import { FULL, startCluster, tenthOf } from './dataset.ts';
import { printConditions, printTable, type Row } from './report.ts';
import { propertyRow } from './rows-properties.ts';
import { killRow, outageRow } from './rows-safety.ts';
import { dayRows } from './rows-day.ts';
import { calendarRow, eventListRows, eventSearchRows } from './rows-events.ts';
import { fillEventRows } from './rows-fill-event.ts';
import { hiringRows } from './rows-hiring.ts';
import { overloadRow } from './rows-overload.ts';
import { restartRow } from './rows-restart.ts';
import { autofillRow } from './rows-autofill.ts';
import { importRow } from './rows-import.ts';
import { kpiRows, paletteRows } from './rows-kpi.ts';
import { moneyRows, transferRows } from './rows-money.ts';
import { bulkRow, usherRows } from './rows-people.ts';
import { reportRows } from './rows-report.ts';
import { exportRows, listRows, searchRows } from './rows-lists.ts';
import { growthRows, loginRow, readRow, stormRow, summaryRow, trendRow, type Effort } from './rows-speed.ts';
import { bundleRows, feltRows, startRows } from './rows-start-and-web.ts';
import { signIn, startBare, startOurs } from './servers.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    seed: { type: 'string', default: '7' },
    only: { type: 'string', default: '' },
    data: { type: 'string' },
  },
});
const seed = Number(values.seed);
const size = values.quick ? tenthOf(FULL) : FULL;
const effort: Effort = values.quick ? { rounds: 1, seconds: 2 } : { rounds: 3, seconds: 4 };
const only = values.only.split(',');
const rows: Row[] = [];

const say = (text: string) => console.log(`· ${text}`);

/** A part that breaks off is a row of the table, too, and leaves the others theirs. */
const measure = async (part: string, rowsOf: () => Promise<readonly Row[]>): Promise<void> => {
  if (!only.some((name) => part.startsWith(name))) return;
  say(part);
  try {
    rows.push(...(await rowsOf()));
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    rows.push({ work: part, measured: `broke off: ${reason}`, goal: '', met: false });
  }
};

if (values.quick) say('quick: a tenth of the data and one round; the goals are meant for the full size');
/** What is measured without the large dataset, which takes minutes to fill. */
const WITHOUT_DATA = ['start, weight', 'safety', 'solver', 'properties'];
if (only.some((name) => name === '' || !WITHOUT_DATA.some((part) => part.startsWith(name)))) await measureOnData();
await measure('start, weight', async () => [...(await startRows()), ...bundleRows()]);
await measure('safety', async () => [
  await outageRow(),
  await killRow(values.quick ? 3 : 25),
  await restartRow(values.quick ? 3 : 20),
]);
await measure('solver', async () => [await autofillRow()]);
await measure('properties', async () => [await propertyRow(values.quick ? 2 : 10)]);
printTable(rows);
process.exitCode = rows.some((row) => row.met === false) ? 1 : 0;

async function measureOnData(): Promise<void> {
  say('filling two databases');
  const cluster = await startCluster(values.data ?? null);
  try {
    const large = await cluster.fill('bench_large', size, seed);
    const small = await cluster.fill('bench_small', tenthOf(size), seed);
    const ours = await startOurs({ DATABASE_URL: large, DATA_KEY: cluster.dataKey });
    const smaller = await startOurs({ DATABASE_URL: small, DATA_KEY: cluster.dataKey });
    const bare = await startBare(large);
    try {
      const credential = await signIn(ours);
      const servers = { ours, bare, credential };
      await measure('reads', async () => [
        await summaryRow(ours, bare, credential, effort),
        await trendRow(ours, bare, credential, effort),
        await readRow(ours, bare, credential, effort),
      ]);
      await measure('lists, search, exports', async () => [
        ...(await listRows(servers, effort)),
        ...(await searchRows(servers, effort)),
        ...(await exportRows(servers, effort)),
      ]);
      await measure('ushers', () => usherRows(servers, large, effort));
      await measure('palette', () => paletteRows({ server: ours, credential }, effort));
      await measure('kpi', async () =>
        kpiRows({ server: smaller, credential: await signIn(smaller) }, { server: ours, credential }, effort),
      );
      await measure('events', async () => [
        ...(await eventListRows(servers, effort)),
        ...(await eventSearchRows(servers, effort)),
        await calendarRow(servers, effort),
      ]);
      await measure('hiring', () => hiringRows(servers, large, effort));
      await measure('autofill', () => fillEventRows(ours, credential, large));
      await measure('day', () => dayRows(ours, large, effort));
      await measure('sign-in', async () => [
        await loginRow(ours, bare, effort),
        await stormRow(ours, credential, effort),
      ]);
      await measure('money', async () => [
        ...(await transferRows(servers, effort)),
        ...(await moneyRows(servers, large)),
      ]);
      await measure('overload', async () => [await overloadRow(ours, credential, effort)]);
      await measure('growth', async () =>
        growthRows({ server: smaller, credential: await signIn(smaller) }, { server: ours, credential }, effort),
      );
      await measure('reports', async () =>
        reportRows({ server: smaller, credential: await signIn(smaller) }, { server: ours, credential }, effort),
      );
      await measure('bulk', async () => [await bulkRow(servers, large)]);
      await measure('import', async () => [await importRow(ours, credential)]);
      await measure('web, felt', () => feltRows(ours));
    } finally {
      await Promise.all([ours.stop(), smaller.stop(), bare.stop()]);
    }
    printConditions(seed, await cluster.counts(large));
  } finally {
    await cluster.stop();
  }
}
