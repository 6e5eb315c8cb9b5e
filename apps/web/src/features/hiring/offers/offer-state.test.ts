import { expect, test } from 'vitest';
import { HALL_TUE, holderOf, PLACES } from '../testing/sample-places.ts';
import { noOffers, offersOut, offerStates, openAhead } from './offer-state.ts';

const NOW = new Date('2030-01-01T08:00:00Z');
const offer = (number: number, expires_at: string | null) =>
  holderOf(number, `Person ${number}`, { status: 'invited', origin: 'offer', expires_at });

test('offers that are out come first, the one that ends first before the others', () => {
  const position = {
    ...HALL_TUE,
    holders: [
      offer(1, null),
      offer(2, '2030-01-01T09:00:00.000Z'),
      holderOf(3, 'Invited by hand', { status: 'invited' }),
      holderOf(4, 'Accepted', { origin: 'offer' }),
    ],
    next_offer_at: '2030-01-01T07:59:00.000Z',
  };
  const states = offerStates(position, NOW);
  expect(states.map((state) => (state.kind === 'offered' ? state.until.toISOString() : state.kind))).toEqual([
    '2030-01-01T09:00:00.000Z',
    HALL_TUE.shift.starts_at,
    'next',
  ]);
  expect(states.at(-1)).toEqual({ kind: 'next', at: null });
  expect(offersOut([position])).toBe(2);
});

test('what waits for the morning says when, and what came to nothing is told while nothing waits', () => {
  const offers_ended = { at: '2030-01-01T07:00:00.000Z', outcome: 'nobody_left', offers_made: 2 } as const;
  const later = { ...HALL_TUE, next_offer_at: '2030-01-01T10:00:00.000Z', offers_ended };
  expect(offerStates(later, NOW)).toEqual([{ kind: 'next', at: new Date('2030-01-01T10:00:00Z') }]);
  expect(offerStates({ ...HALL_TUE, offers_ended }, NOW)).toEqual([
    { kind: 'ended', outcome: 'nobody_left', offers_made: 2 },
  ]);
  expect(offerStates(HALL_TUE, NOW)).toEqual([]);
});

test('places of shifts that have begun are offered to nobody, and the settings say whether any are', () => {
  expect(openAhead([HALL_TUE], NOW)).toBe(2);
  expect(openAhead([HALL_TUE], new Date(HALL_TUE.shift.starts_at))).toBe(0);
  const { event } = PLACES;
  expect([
    noOffers({ event }),
    noOffers({ event: { ...event, offers_stopped: true } }),
    noOffers({ event: { ...event, offers_on: false, offers_stopped: true } }),
  ]).toEqual([null, 'stopped', 'off']);
});
