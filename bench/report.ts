import os from 'node:os';

/** One line of the table: what was measured, what came out, and the goal it is held against. */
export type Row = {
  readonly work: string;
  readonly measured: string;
  readonly goal: string;
  readonly met: boolean | null;
};

export const ratio = (value: number, digits = 2): string => `${value.toFixed(digits)} ×`;
export const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en')}/s`;
export const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;

const verdict = (met: boolean | null): string => (met === null ? 'report' : met ? 'met' : 'MISSED');

export function printTable(rows: readonly Row[]): void {
  const cells = [
    ['work', 'measured', 'goal', ''],
    ...rows.map((row) => [row.work, row.measured, row.goal, verdict(row.met)]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  for (const line of cells)
    console.log(`| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
}

/** Prints the load of the machine: times mean nothing without it. */
export function printConditions(seed: number, counts: Readonly<Record<string, number>>): void {
  const load = os
    .loadavg()
    .map((value) => value.toFixed(2))
    .join(' ');
  const rows = Object.entries(counts).map(([table, n]) => `${n.toLocaleString('en')} ${table}`);
  console.log(
    `seed ${seed} · ${rows.join(', ')} · ${os.availableParallelism()} cores · load ${load} · Node ${process.version}`,
  );
}
