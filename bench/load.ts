import autocannon from 'autocannon';

export type Target = {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};
export type Load = { readonly rps: number; readonly p99: number; readonly refused: number };

export const CONNECTIONS = 10;

/** Keeps `connections` requests under way for some seconds. A reply other than 2xx counts as refused. */
export async function load(target: Target, seconds: number, connections = CONNECTIONS): Promise<Load> {
  const result = await autocannon({
    url: target.url,
    method: target.method ?? 'GET',
    headers: { ...target.headers },
    ...(target.body === undefined ? {} : { body: target.body }),
    connections,
    duration: seconds,
  });
  return { rps: result['2xx'] / result.duration, p99: result.latency.p99, refused: result.non2xx + result.errors };
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Measures several targets in turns, so that a busy moment of the machine falls on all of them, and takes each one's
 * median. Any refused request spoils a measurement.
 */
export async function compare<Name extends string>(
  targets: Readonly<Record<Name, Target>>,
  options: { readonly rounds: number; readonly seconds: number; readonly connections?: number },
): Promise<Record<Name, Load>> {
  const names = Object.keys(targets) as Name[];
  const seen = new Map<Name, Load[]>(names.map((name) => [name, []]));
  for (const name of names) await load(targets[name], 1, options.connections);
  for (let round = 0; round < options.rounds; round += 1) {
    for (const name of names) {
      const measured = await load(targets[name], options.seconds, options.connections);
      if (measured.refused > 0) throw new Error(`${name}: ${measured.refused} requests were refused`);
      seen.get(name)?.push(measured);
    }
  }
  const middle = (name: Name): Load => {
    const loads = seen.get(name) ?? [];
    return { rps: median(loads.map((one) => one.rps)), p99: median(loads.map((one) => one.p99)), refused: 0 };
  };
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Record<Name, Load>;
}
