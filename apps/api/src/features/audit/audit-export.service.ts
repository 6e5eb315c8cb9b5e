import { changeText } from '@proline/contract/audit/recorded-text';
import { joined } from '@proline/domain/event-plan/log/plan-log';
import type pg from 'pg';
import { z } from 'zod';
import type { Saying } from '../../platform/list/list-source.ts';
import { keysFrom, openSeals } from '../../platform/security/person-seal.ts';
import { findNames, findZone } from './audit-names.queries.ts';

const facts = z.record(z.string(), z.unknown()).nullable();
const recorded = z.object({
  entity: z.string(),
  before: facts,
  after: facts,
  later: z.array(z.object({ before: facts, after: facts })),
});
type Change = Pick<z.output<typeof recorded>, 'before' | 'after'>;

const UUIDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** An entry with all that was saved in the same editing session. */
export const wholeChange = (first: Change, later: readonly Change[]): Change =>
  later.length === 0
    ? { before: first.before, after: first.after }
    : joined([first, ...later].map(({ before, after }) => ({ before: before ?? {}, after: after ?? {} })));

/** The records that a change mentions. */
export const idsIn = (...changes: readonly Change[]): string[] => [
  ...new Set(JSON.stringify(changes).match(UUIDS) ?? []),
];

/** What entries hold as JSON, in words: each field before and after, records by name. */
export async function sayChanges(
  client: pg.ClientBase,
  texts: readonly string[],
  { language, dataKey }: Saying,
): Promise<string[]> {
  const parsed = texts.map((text) => JSON.parse(text) as unknown);
  const opened = await openSeals(keysFrom(client), dataKey, parsed);
  const entries = opened.map((entry) => {
    const { entity, later, ...first } = recorded.parse(entry);
    return { entity, change: wholeChange(first, later) };
  });
  const ids = idsIn(...entries.map(({ change }) => change));
  const names = ids.length === 0 ? [] : await findNames(client, ids);
  // the year first, as in the file's other columns
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: await findZone(client),
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const moment = (text: string) => clock.format(new Date(text));
  return entries.map(({ entity, change }) =>
    changeText(change.before, change.after, { language, entity, names, moment }),
  );
}
