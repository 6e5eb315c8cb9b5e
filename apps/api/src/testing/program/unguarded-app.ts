import type { JobKind } from '../../platform/jobs/job-kind.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** Statements as somebody would have written them who never thought of two at once. */
const careless = (text: string): string => (isQueue(text) ? text : carelessly(text));

/** Each item of a job is done once, whatever else is forgotten. */
const isQueue = (text: string): boolean => text.includes('job_items');

const carelessly = (text: string): string =>
  text
    .replace(/\bfor (no key update|update|key share|share)( of \w+)?( skip locked)?/g, '')
    .replace(/and version = (\$\d+)( and status = 'invited')?/g, 'and $1::integer is not null')
    .replace(/^(\s*update [\s\S]*) and status = (\$\d+)/, '$1 and $2::text is not null');

type Unguarded = {
  /** drops the constraints and triggers that keep the promise */
  readonly without: string;
  /** a statement that waits, so that the wrong order is not left to chance; without it nothing is at the same time */
  readonly hold?: (text: string) => Promise<unknown> | null;
  /** what it does by itself; nothing unless told */
  readonly jobs?: readonly JobKind[];
  /** conditions that are left out besides the usual ones */
  readonly forget?: (text: string) => string;
};

/** A program that keeps a promise neither by locks nor by the database: what a test must catch, or it tests nothing. */
export async function startUnguarded({
  without,
  hold,
  jobs = [],
  forget = (text) => text,
}: Unguarded): Promise<TestApp> {
  // where one comes after the other, only what is named is wrong
  const weaken = hold ? (text: string) => forget(careless(text)) : forget;
  const app = await startTestApp({ jobs });
  await app.pool.query(without);
  const known = new WeakSet();
  app.appPool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    const query: (...given: unknown[]) => unknown = client.query.bind(client);
    Object.assign(client, {
      query: (...[statement, ...given]: unknown[]) => {
        if (typeof statement !== 'string' || given.some((one) => typeof one === 'function'))
          return query(statement, ...given);
        const waiting = hold?.(statement) ?? null;
        const send = () => query(weaken(statement), ...given);
        return waiting === null ? send() : waiting.then(send);
      },
    });
  });
  return app;
}

/** Whoever comes to such a statement waits until two have come. */
export const untilTwo = (...statements: readonly string[]): NonNullable<Unguarded['hold']> => {
  let waiting: ((come: null) => void)[] = [];
  return (text) =>
    statements.some((statement) => text.includes(statement))
      ? new Promise((resolve) => {
          waiting.push(resolve);
          if (waiting.length < 2) return;
          for (const go of waiting) go(null);
          waiting = [];
        })
      : null;
};
