import { refuseAssigning, type AssignRefusal } from '@proline/domain/assignment/assigning';
import type { Suitability } from '@proline/domain/hiring/suitability';
import { Refusal } from '../../platform/http/refusal.ts';
import { findPositions, holdPositions, type AssignmentRow, type HeldPosition } from './assignment.queries.ts';
import { assignFactsOf, judgePositions, withRules, type Giver, type Held, type Pair } from './assigning.service.ts';

type Change = Giver & Pair & { readonly row: AssignmentRow };

/** Whoever has a place of the mix, and a place in its count, keeps both. */
const KEPT = { places_left: 1, reserves_left: 1 } as const;

/** Saying yes is judged as if the place were given now: meanwhile somebody may have taken other work. */
export async function refuseConfirming(change: Change): Promise<AssignRefusal | null> {
  const { tx, row } = change;
  const held = await withRules(tx, change, [row.id]);
  const [position] = await findPositions(tx, row.usher_id, [row.position_id], [row.id]);
  if (!position) throw new Refusal('not_found');
  const facts = { ...assignFactsOf(held, { ...position, mix: null }), ...KEPT };
  return refuseAssigning(facts, { status: 'confirmed', reserve: row.reserve, anyway: true });
}

type Placing = {
  readonly position_id: string;
  readonly reserve: boolean;
  readonly anyway?: boolean | undefined;
  /** of a swap: whoever leaves the place */
  readonly left?: AssignmentRow;
  /** of a plan: whether there is room is decided together with those who leave */
  readonly together?: boolean;
};

/** Where somebody is to be put instead, and why not. What was asked about the place they have is not asked again. */
export async function refusePlacing(
  change: Change,
  { position_id, reserve, anyway, left, together = false }: Placing,
): Promise<readonly [HeldPosition, AssignRefusal | null]> {
  const { tx, row } = change;
  const leaving = left ? [row.id, left.id] : [row.id];
  const held = await withRules(tx, change, [row.id]);
  const positions = await holdPositions(tx, row.usher_id, [row.position_id, position_id], leaving);
  const to = positions.find((position) => position.position_id === position_id);
  if (!to) throw new Refusal('not_found');
  if (to.event_id !== row.event_id) throw new Refusal('other_event');
  const from = positions.find((position) => position.position_id === row.position_id);
  const known = new Set(from ? judge(held, from).hand_only.map(({ code }) => code) : []);
  // whoever has a place has had a share of the mix, and takes it along
  const { hand_only, ...judged } = judge(held, row.reserve ? to : { ...to, mix: null });
  const suitability = { ...judged, hand_only: hand_only.filter(({ code }) => !known.has(code)) };
  const isFree = together || left !== undefined || position_id === row.position_id;
  const facts = { ...assignFactsOf(held, to, suitability), ...(isFree && KEPT) };
  return [to, refuseAssigning(facts, { status: row.status === 'invited' ? 'invited' : 'confirmed', reserve, anyway })];
}

const judge = (held: Held, position: HeldPosition): Suitability => {
  const [suitability] = judgePositions(held, [position]);
  if (!suitability) throw new Error('A position that is judged has its judgement.');
  return suitability;
};
