import {
  checkUsherImport,
  getUsherImport,
  startUsherImport,
  undoUsherImport,
} from '@proline/contract/usher-import/usher-import';
import { setTimeout } from 'node:timers/promises';
import { milliseconds, type Row } from './report.ts';
import type { Server } from './servers.ts';

const PEOPLE = 10_000;
const MOST_SECONDS = { check: 20, import: 60, undo: 60 };
const LOOK_MS = 250;

/** Nobody in the demo has such numbers. */
const fileOf = (people: number): string =>
  [
    'Full name,الاسم,Mobile,Birth date,Gender,Nationality,City,Languages',
    ...Array.from(
      { length: people },
      (_, index) =>
        `Person ${index},شخص ${index},+96659${String(index).padStart(7, '0')},14/03/1998,female,Saudi,Riyadh,"Arabic, English"`,
    ),
  ].join('\n');

/** A file of 10,000 people: checked, stored to the last of them, and removed again. */
export async function importRow(ours: Server, credential: string): Promise<Row> {
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: credential, ...init.headers };
    const reply = await fetch(`${ours.url}/api${path}`, { ...init, headers });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return getUsherImport.response.parse(await reply.json()).data;
  };
  const order = (path: string, { id, version }: { readonly id: string; readonly version: number }) =>
    ask(path.replace(':id', id), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ version }),
    });
  let slowest = 0;
  /** Looks at the import until its job has ended, or has taken too long by far; the seconds since it was looked at first. */
  const end = async (id: string, of: 'running' | 'undoing', most: number) => {
    const began = performance.now();
    for (;;) {
      const asked = performance.now();
      const found = await ask(getUsherImport.path.replace(':id', id));
      slowest = Math.max(slowest, performance.now() - asked);
      const seconds = (performance.now() - began) / 1_000;
      if (found[of]?.status === 'done' || seconds > most * 5) return { found, seconds };
      await setTimeout(LOOK_MS);
    }
  };
  const began = performance.now();
  const checked = await ask(`${checkUsherImport.path}?name=people.csv`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: fileOf(PEOPLE),
  });
  const check = (performance.now() - began) / 1_000;
  await order(startUsherImport.path, checked);
  const imported = await end(checked.id, 'running', MOST_SECONDS.import);
  await order(undoUsherImport.path, imported.found);
  const undone = await end(checked.id, 'undoing', MOST_SECONDS.undo);
  const { rows } = imported.found;
  return {
    work: `import of ${PEOPLE.toLocaleString('en')} rows`,
    measured: `checked in ${check.toFixed(1)} s, ${rows.imported.toLocaleString('en')} stored in ${imported.seconds.toFixed(0)} s, ${undone.found.rows.undone.toLocaleString('en')} removed in ${undone.seconds.toFixed(0)} s; slowest reply meanwhile ${milliseconds(slowest)}`,
    goal: `all, ≤ ${MOST_SECONDS.check} s, ${MOST_SECONDS.import} s, ${MOST_SECONDS.undo} s`,
    met:
      rows.imported === PEOPLE &&
      undone.found.rows.undone === PEOPLE &&
      check <= MOST_SECONDS.check &&
      imported.seconds <= MOST_SECONDS.import &&
      undone.seconds <= MOST_SECONDS.undo,
  };
}
