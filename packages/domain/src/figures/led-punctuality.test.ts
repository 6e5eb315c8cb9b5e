import fc from 'fast-check';
import { expect, test } from 'vitest';
import { punctualityByEvent } from './led-punctuality.ts';

test('parts of one event are one team; what is not completed, or nobody came to, is left out', () => {
  expect(
    punctualityByEvent([
      { event_id: 'c', result: null },
      { event_id: 'b', result: { attended: 10, on_time: 9 } },
      { event_id: 'a', result: { attended: 4, on_time: 4 } },
      { event_id: 'b', result: { attended: 10, on_time: 5 } },
      { event_id: 'd', result: { attended: 0, on_time: 0 } },
    ]),
  ).toEqual([
    { event_id: 'b', on_time: 14, arrivals: 20 },
    { event_id: 'a', on_time: 4, arrivals: 4 },
  ]);
});

test('nobody is lost or counted twice, and a share stays between 0 and 1', () => {
  const anyLead = fc.record({
    event_id: fc.constantFrom('a', 'b', 'c', 'd'),
    result: fc.option(fc.record({ on_time: fc.nat(50), late: fc.nat(50) })),
  });
  fc.assert(
    fc.property(fc.array(anyLead), (made) => {
      const leads = made.map(({ event_id, result }) => ({
        event_id,
        result: result && { on_time: result.on_time, attended: result.on_time + result.late },
      }));
      const events = punctualityByEvent(leads);
      const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
      expect(sum(events.map(({ arrivals }) => arrivals))).toBe(sum(leads.map(({ result }) => result?.attended ?? 0)));
      for (const { on_time, arrivals } of events) expect(on_time / arrivals <= 1).toBe(true);
    }),
  );
});
