import type { EventPlaces, PlaceHolder, PlacePosition } from '@proline/contract/assignment/assignment';
import { openIn } from '../places/position-choice.ts';

/** How an open place is being filled without anybody’s doing. */
export type OfferState =
  | { readonly kind: 'offered'; readonly holder: PlaceHolder; readonly until: Date }
  /** null: in a moment */
  | { readonly kind: 'next'; readonly at: Date | null }
  | { readonly kind: 'ended'; readonly outcome: 'nobody_left' | 'too_late'; readonly offers_made: number };

/** What is offered now comes first, then what waits, then what came to nothing. */
export const offerStates = (position: PlacePosition, now: Date): readonly OfferState[] => {
  const { holders, shift, next_offer_at, offers_ended } = position;
  const offered = holders
    .filter(({ origin, status }) => origin === 'offer' && status === 'invited')
    .map((holder) => ({ kind: 'offered' as const, holder, until: new Date(holder.expires_at ?? shift.starts_at) }))
    .toSorted((a, b) => a.until.getTime() - b.until.getTime());
  const next = next_offer_at === null ? null : new Date(next_offer_at);
  return [
    ...offered,
    ...(next ? [{ kind: 'next' as const, at: next > now ? next : null }] : []),
    ...(offers_ended && !next
      ? [{ kind: 'ended' as const, outcome: offers_ended.outcome, offers_made: offers_ended.offers_made }]
      : []),
  ];
};

/** Why an open place is offered to nobody; null: it can be. */
export const noOffers = ({ event }: Pick<EventPlaces, 'event'>): 'off' | 'stopped' | null => {
  if (!event.offers_on) return 'off';
  return event.offers_stopped ? 'stopped' : null;
};

/** Open places of shifts that have not begun. */
export const openAhead = (positions: readonly PlacePosition[], now: Date): number =>
  positions.filter(({ shift }) => new Date(shift.starts_at) > now).reduce((sum, one) => sum + openIn(one), 0);

export const offersOut = (positions: readonly PlacePosition[]): number =>
  positions.flatMap(({ holders }) => holders).filter(({ origin, status }) => origin === 'offer' && status === 'invited')
    .length;
