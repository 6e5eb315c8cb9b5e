import type { Language } from '../preferences/preferences-cookie.ts';

/** English decides which texts there are; each namespace is loaded with the first screen that needs it. */
export type Texts = {
  admins: typeof import('../../texts/en/admins.ts').admins;
  audit: typeof import('../../texts/en/audit.ts').audit;
  auth: typeof import('../../texts/en/auth.ts').auth;
  catalogue: typeof import('../../texts/en/catalogue.ts').catalogue;
  categories: typeof import('../../texts/en/categories.ts').categories;
  types: typeof import('../../texts/en/types.ts').types;
  settings: typeof import('../../texts/en/settings.ts').settings;
  dashboard: typeof import('../../texts/en/dashboard.ts').dashboard;
  deletion: typeof import('../../texts/en/deletion.ts').deletion;
  events: typeof import('../../texts/en/events.ts').events;
  moves: typeof import('../../texts/en/moves.ts').moves;
  event: typeof import('../../texts/en/event.ts').event;
  history: typeof import('../../texts/en/history.ts').history;
  plan: typeof import('../../texts/en/plan.ts').plan;
  problems: typeof import('../../texts/en/problems.ts').problems;
  views: typeof import('../../texts/en/views.ts').views;
  crew: typeof import('../../texts/en/crew.ts').crew;
  requirements: typeof import('../../texts/en/requirements.ts').requirements;
  leaders: typeof import('../../texts/en/leaders.ts').leaders;
  transfers: typeof import('../../texts/en/transfers.ts').transfers;
  errors: typeof import('../../texts/en/errors.ts').errors;
  forms: typeof import('../../texts/en/forms.ts').forms;
  jobs: typeof import('../../texts/en/jobs.ts').jobs;
  lists: typeof import('../../texts/en/lists.ts').lists;
  notifications: typeof import('../../texts/en/notifications.ts').notifications;
  privacy: typeof import('../../texts/en/privacy.ts').privacy;
  profile: typeof import('../../texts/en/profile.ts').profile;
  sections: typeof import('../../texts/en/sections.ts').sections;
  shell: typeof import('../../texts/en/shell.ts').shell;
  status: typeof import('../../texts/en/status.ts').status;
  timezones: typeof import('../../texts/en/timezones.ts').timezones;
  ushers: typeof import('../../texts/en/ushers.ts').ushers;
};
export type Namespace = keyof Texts;
type Catalogue = Readonly<Record<string, string>>;

const FILES = import.meta.glob<Record<string, Catalogue>>('../../texts/*/*.ts');

const wanted = new Set<Namespace>();
const catalogues = new Map<string, Catalogue>();

const load = async (language: Language, namespace: Namespace): Promise<void> => {
  const key = `${language}/${namespace}`;
  if (catalogues.has(key)) return;
  const file = await FILES[`../../texts/${key}.ts`]?.();
  const catalogue = file?.[namespace];
  if (!catalogue) throw new Error(`There are no texts ${key}`);
  catalogues.set(key, catalogue);
};

/** Loads these namespaces, or all that any screen has asked for so far. */
export const loadTexts = async (language: Language, namespaces?: readonly Namespace[]): Promise<void> => {
  for (const namespace of namespaces ?? []) wanted.add(namespace);
  await Promise.all([...(namespaces ?? wanted)].map((namespace) => load(language, namespace)));
};

export const textOf = (language: Language, namespace: Namespace, key: string): string | undefined =>
  catalogues.get(`${language}/${namespace}`)?.[key];
