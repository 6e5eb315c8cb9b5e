import { REQUIREMENT_KINDS, type Requirement } from '../plan.ts';

export type RequirementKind = Requirement['kind'];
export type Asked = Requirement['mode'] | 'off';

/** What it asks for when it is switched on. */
const STANDARD: { readonly [Kind in RequirementKind]: Extract<Requirement, { kind: Kind }> } = {
  gender: { kind: 'gender', mode: 'block', female_percent: 100 },
  languages: { kind: 'languages', mode: 'block', languages: ['ar'] },
  experience: { kind: 'experience', mode: 'block', shifts: 3 },
  rating: { kind: 'rating', mode: 'block', least: 4 },
  documents: { kind: 'documents', mode: 'block', documents: ['id_number'] },
};

const inOrder = (requirements: readonly Requirement[]): Requirement[] =>
  requirements.toSorted((a, b) => REQUIREMENT_KINDS.indexOf(a.kind) - REQUIREMENT_KINDS.indexOf(b.kind));

/** `before`: as it was when it was last switched off, so that switching it on again brings its values back. */
export const withAsked = (
  requirements: readonly Requirement[],
  kind: RequirementKind,
  asked: Asked,
  before: Requirement | undefined,
): readonly Requirement[] => {
  const others = requirements.filter((one) => one.kind !== kind);
  if (asked === 'off') return others;
  const present = requirements.find((one) => one.kind === kind) ?? before ?? STANDARD[kind];
  return inOrder([...others, { ...present, mode: asked }]);
};

export const withRequirement = (requirements: readonly Requirement[], changed: Requirement): readonly Requirement[] =>
  requirements.map((one) => (one.kind === changed.kind ? changed : one));
