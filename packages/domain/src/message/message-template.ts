import { MESSAGE_PLACEHOLDERS, neededIn, type MessageKind, type Placeholder } from './message-kind.ts';

export const MESSAGE_LENGTH = { least: 1, most: 1_000 } as const;

const BRACES = /\{([^{}]*)\}/g;

const namedIn = (template: string): string[] => [...template.matchAll(BRACES)].map(([, name = '']) => name);

/** Braces that open or close nothing would reach the person as they stand. */
const hasLooseBrace = (template: string): boolean => /[{}]/.test(template.replace(BRACES, ''));

export const TEMPLATE_PROBLEMS = ['placeholder_unknown', 'placeholder_missing', 'placeholder_open'] as const;
export type TemplateProblem = (typeof TEMPLATE_PROBLEMS)[number];

/** What is wrong with a template of this kind; undefined: it can be filled. */
export function templateProblem(kind: MessageKind, template: string): TemplateProblem | undefined {
  if (hasLooseBrace(template)) return 'placeholder_open';
  const allowed: readonly string[] = MESSAGE_PLACEHOLDERS[kind];
  const named = namedIn(template);
  if (named.some((name) => !allowed.includes(name))) return 'placeholder_unknown';
  return neededIn(kind).every((name) => named.includes(name)) ? undefined : 'placeholder_missing';
}

export type MessageValues = Partial<Readonly<Record<Placeholder, string>>>;

/** A value is put in as it is: braces in somebody's name are no placeholder. What is not known leaves nothing behind. */
export const fillTemplate = (template: string, values: MessageValues): string =>
  template.replace(
    BRACES,
    (_all, name: string) => (Object.hasOwn(values, name) ? values[name as Placeholder] : '') ?? '',
  );
