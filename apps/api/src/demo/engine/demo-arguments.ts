import { parseArgs } from 'node:util';
import { StartupError } from '../../platform/postgres/startup-error.ts';
import { DEFAULT_SIZE, refuseSize, type DemoSize } from './size.ts';

export interface DemoArguments {
  readonly size: DemoSize;
  readonly seed: number;
  readonly databaseUrl: string | undefined;
  readonly reset: boolean;
}

export const DEMO_USAGE = `npm run demo -- [options]: fills an empty database with demo data
  --ushers N --events N --assignments N --transfers N
                       how much; what is not given follows in proportion
  --seed N             the same seed makes the same data (default 1)
  --database-url URL   default: DATABASE_URL, else the database under DATA_DIR
  --reset              first removes the demo data that is there; anything else is never removed`;

const DEFAULT_SEED = '1';
const SIZE_NAMES = ['ushers', 'events', 'assignments', 'transfers'] as const satisfies readonly (keyof DemoSize)[];

/** Returns null when help was asked for. */
export function readDemoArguments(args: readonly string[]): DemoArguments | null {
  const values = parse(args);
  if (values.help) return null;
  const size = sizeOf(values);
  const refusal = refuseSize(size);
  if (refusal) throw new StartupError(refusal);
  return {
    size,
    seed: wholeNumber('seed', values.seed ?? DEFAULT_SEED),
    databaseUrl: values['database-url'],
    reset: values.reset ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        ushers: { type: 'string' },
        events: { type: 'string' },
        assignments: { type: 'string' },
        transfers: { type: 'string' },
        seed: { type: 'string' },
        'database-url': { type: 'string' },
        reset: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}\n${DEMO_USAGE}`);
  }
}

/** Sizes that are not given grow in proportion to the first given one. */
function sizeOf(values: Partial<Record<keyof DemoSize, string>>): DemoSize {
  const given = new Map(
    SIZE_NAMES.flatMap((name) =>
      values[name] === undefined ? [] : [[name, wholeNumber(name, values[name])] as const],
    ),
  );
  const [first] = given;
  const growth = first ? first[1] / DEFAULT_SIZE[first[0]] : 1;
  const amount = (name: keyof DemoSize) => given.get(name) ?? Math.round(DEFAULT_SIZE[name] * growth);
  return {
    ushers: amount('ushers'),
    events: amount('events'),
    assignments: amount('assignments'),
    transfers: amount('transfers'),
  };
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new StartupError(`--${name} must be a whole number, not ${JSON.stringify(text)}.`);
  return Number(text);
}
