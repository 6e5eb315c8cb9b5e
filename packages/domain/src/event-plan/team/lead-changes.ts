import type { PlanLead } from '../plan.ts';

export type LeadPlace = Pick<PlanLead, 'scope' | 'of'>;

const isSamePlace = (a: LeadPlace, b: LeadPlace): boolean => a.scope === b.scope && a.of === b.of;

/** Somebody who leads already is paid once: what he leads besides costs nothing more unless somebody says so. */
export const withLead = (leaders: readonly PlanLead[], leader_id: string, place: LeadPlace): readonly PlanLead[] => {
  const theirs = leaders.filter((lead) => lead.leader_id === leader_id);
  if (theirs.some((lead) => isSamePlace(lead, place))) return leaders;
  return [...leaders, { leader_id, ...place, pay_minor: theirs.length === 0 ? null : 0 }];
};

export const withChangedLead = (
  leaders: readonly PlanLead[],
  at: number,
  changes: Partial<PlanLead>,
): readonly PlanLead[] => leaders.map((lead, index) => (index === at ? { ...lead, ...changes } : lead));

/** Leads that were taken out, with their places, and those that carry the pay since. */
export type RemovedLeads = {
  readonly leads: readonly { readonly at: number; readonly lead: PlanLead }[];
  readonly heirs: readonly { readonly before: PlanLead; readonly after: PlanLead }[];
};

const isSameLead = (a: PlanLead, b: PlanLead): boolean => a.leader_id === b.leader_id && isSamePlace(a, b);

/** The pay goes with one lead of a person: when that one goes, what he still leads carries it. */
export const removeLeads = (
  leaders: readonly PlanLead[],
  goes: (lead: PlanLead, at: number) => boolean,
): { readonly stay: readonly PlanLead[]; readonly taken: RemovedLeads } => {
  const leads = leaders.flatMap((lead, at) => (goes(lead, at) ? [{ at, lead }] : []));
  const rest = leaders.filter((lead, at) => !goes(lead, at));
  const heirs = [...new Set(leads.map(({ lead }) => lead.leader_id))].flatMap((leader_id) => {
    const paid = leads.find(({ lead }) => lead.leader_id === leader_id && lead.pay_minor !== 0);
    const left = rest.filter((lead) => lead.leader_id === leader_id);
    const [before] = left;
    if (!paid || !before || left.some(({ pay_minor }) => pay_minor !== 0)) return [];
    return [{ before, after: { ...before, pay_minor: paid.lead.pay_minor } }];
  });
  return {
    stay: rest.map((lead) => heirs.find(({ before }) => before === lead)?.after ?? lead),
    taken: { leads, heirs },
  };
};

/** They come back with their pay, and nobody is paid twice; what has been changed since stays. */
export const restoreLeads = (leaders: readonly PlanLead[], { leads, heirs }: RemovedLeads): readonly PlanLead[] => {
  const back = leads.reduce<readonly PlanLead[]>(
    (all, { at, lead }) =>
      all.some((one) => isSameLead(one, lead)) ? all : all.toSpliced(Math.min(at, all.length), 0, lead),
    leaders,
  );
  return back.map((lead) => {
    const heir = heirs.find(({ after }) => isSameLead(after, lead) && after.pay_minor === lead.pay_minor);
    return heir?.before ?? lead;
  });
};
