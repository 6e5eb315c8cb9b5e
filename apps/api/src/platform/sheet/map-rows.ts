import { setImmediate } from 'node:timers/promises';

/** So many rows take a few hundredths of a second. */
const AT_ONCE = 50;

/** What is made of each row of a file; every few rows others get their turn. */
export async function mapRows<Row, Made>(rows: readonly Row[], make: (row: Row) => Made): Promise<Made[]> {
  const made: Made[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
    made.push(make(row));
  }
  return made;
}
