import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEventReader, type LiveEvent } from './live-events.ts';

const read = (pieces: readonly string[]): LiveEvent[] => {
  const events: LiveEvent[] = [];
  const take = createEventReader((event) => events.push(event));
  pieces.forEach(take);
  return events;
};

const STREAM = [
  'id: 7\nevent: changes\ndata: [{"topic":"category","record_id":"ع"}]\n\n',
  ': a comment\n\n',
  'id: 8\nevent: beat\ndata: null\n\n',
  'id: 9\nevent: changes\ndata: []',
].join('');
const EVENTS = [
  { id: '7', event: 'changes', data: [{ topic: 'category', record_id: 'ع' }] },
  { id: '8', event: 'beat', data: null },
];

test('whole events are given, a comment is not, and half an event waits', () => {
  expect(read([STREAM])).toEqual(EVENTS);
});

test('it does not matter where the network cuts', () => {
  const cuts = fc.uniqueArray(fc.nat(STREAM.length)).map((places) => places.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(cuts, (places) => {
      const pieces = [0, ...places].map((from, i) => STREAM.slice(from, places[i] ?? STREAM.length));
      expect(read(pieces)).toEqual(EVENTS);
    }),
  );
});
