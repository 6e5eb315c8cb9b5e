import { getFill, type EventFill } from '@proline/contract/auto-fill/auto-fill';
import { addRow, type Places } from '../sample/sample-rows.ts';
import type { TestApp } from '../test-app.ts';

/** Of a run that is over; most tests read no number of it. */
export const FIGURES = {
  people: 3,
  near: 3,
  places: 2,
  filled_before: 0,
  filled_after: 2,
  before: { places: 0, tenths: 0 },
  after: { places: 2, tenths: 1_600 },
  lowest_tenths: 800,
  locked: 0,
  one_by_one: 2,
  places_short: 0,
  tenths_short: 0,
  reserves: null,
  milliseconds: 1,
};

type Wanted = {
  readonly usher_id: string;
  readonly to: Places;
  readonly from?: Places;
  readonly tenths?: number;
  readonly reserve?: boolean;
};

/** A proposal as a run would have left it; the ids of its rows are in the order of what is wanted. */
export async function propose({ pool }: TestApp, created_by: string, wanted: readonly [Wanted, ...Wanted[]]) {
  const [{ to }] = wanted;
  const run = await addRow(pool, 'fill_runs', {
    event_id: to.event_id,
    status: 'proposed',
    created_by,
    figures: JSON.stringify(FIGURES),
  });
  const row_ids: string[] = [];
  for (const { usher_id, to: place, from, tenths = 800, reserve = false } of wanted) {
    const { position_id } = place;
    const from_position_id = from?.position_id ?? null;
    const row = await addRow(pool, 'fill_rows', {
      run_id: run.id,
      usher_id,
      position_id,
      from_position_id,
      tenths,
      reserve,
    });
    row_ids.push(row.id);
  }
  return { id: run.id, row_ids };
}

export async function fillOf(app: TestApp, token: string, event_id: string): Promise<EventFill> {
  const reply = await app.call(getFill, { token, params: { id: event_id } });
  return getFill.response.parse(reply.json()).data;
}

/** What became of each row, in the order of these ids. */
export async function resultsOf(app: TestApp, token: string, event_id: string, row_ids: readonly string[]) {
  const rows = (await fillOf(app, token, event_id)).run?.rows ?? [];
  return row_ids.map((id) => {
    const row = rows.find((one) => one.id === id);
    return row?.code ?? row?.result ?? null;
  });
}

/** One more place of the same shift and role, in a zone of its own. */
export async function addZone({ pool }: TestApp, { event_id, shift_id, type_id }: Places): Promise<Places> {
  const { id: zone_id } = await addRow(pool, 'zones', { event_id });
  const { id: position_id } = await addRow(pool, 'positions', { event_id, shift_id, type_id, zone_id, headcount: 1 });
  return { event_id, shift_id, type_id, position_id };
}
