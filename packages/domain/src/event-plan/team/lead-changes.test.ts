import type { PlanLead } from '../plan.ts';
import { expect, test } from 'vitest';
import { restoreLeads, removeLeads, withLead } from './lead-changes.ts';

const EVENT = { scope: 'event', of: null } as const;
const zone = (of: string) => ({ scope: 'zone', of }) as const;

test('whoever leads several things is paid once, and nobody leads the same twice', () => {
  const once = withLead([], 'a', EVENT);
  expect(once).toEqual([{ leader_id: 'a', ...EVENT, pay_minor: null }]);
  expect(withLead(once, 'a', EVENT)).toBe(once);
  const twice = withLead(withLead(once, 'a', zone('z')), 'b', zone('z'));
  expect(twice.map(({ leader_id, pay_minor }) => [leader_id, pay_minor])).toEqual([
    ['a', null],
    ['a', 0],
    ['b', null],
  ]);
});

test('the pay goes on to what a person still leads, and comes back with what was taken', () => {
  const leads: readonly PlanLead[] = [
    { leader_id: 'a', ...EVENT, pay_minor: 500 },
    { leader_id: 'b', ...zone('z'), pay_minor: null },
    { leader_id: 'a', ...zone('z'), pay_minor: 0 },
  ];
  const { stay, taken } = removeLeads(leads, ({ scope }) => scope === 'event');
  expect(stay).toEqual([leads[1], { ...leads[2], pay_minor: 500 }]);
  expect(restoreLeads(stay, taken)).toEqual(leads);
  const raised = stay.map((lead) => (lead.leader_id === 'a' ? { ...lead, pay_minor: 900 } : lead));
  expect(restoreLeads(raised, taken)).toContainEqual({ leader_id: 'a', ...zone('z'), pay_minor: 900 });
  const zoneGone = removeLeads(leads, ({ of }) => of === 'z');
  expect(zoneGone.stay).toEqual([leads[0]]);
  expect(restoreLeads(zoneGone.stay, zoneGone.taken)).toEqual(leads);
});
