export type Module = {
  /** From the root of the web app. */
  readonly place: string;
  readonly code: string;
  /** What it imports only when it is needed. */
  readonly loads: readonly string[];
};
export type BuiltFile = {
  readonly file: string;
  readonly isEntry: boolean;
  readonly modules: readonly Module[];
  readonly needs: readonly string[];
  readonly styles: readonly string[];
};

/** The screens of a gate: signing in, the frame, the board on its event’s page or alone, the roll-call, the wall. */
const SCREENS =
  /^src\/app\/|\/auth\/login-page\.tsx$|\/event-page\/(?:event-page\.tsx|begin-event\.ts|people\/attendance-tab\.tsx)$|\/features\/attendance\//;
/** These name screens of the whole app. Everything else loads only what it needs itself. */
const NAMES_SCREENS = /\.screens\.ts$|\/app\/routes\.tsx$|\/event-tab-screens\.ts$/;
const TEXTS = /\/([a-z-]+)\.(?:en|ar)\.ts$/;
/** Loads texts when they are needed: which, others say. */
const ALL_TEXTS = /\/lib\/texts\/texts\.ts$/;
/** The texts that a component takes its words from, and those that a screen is loaded with. */
const TAKEN = /\b(?:useTranslation|translate|loadTexts)\b[^;]*?\)/g;
const LISTED = /\[[^[\]]*\]/g;
const QUOTED = /["'`]([a-z-]+)["'`]/g;

/** The files that the screens of a gate need, whatever somebody does on them, with their texts in both languages. */
export const gateFiles = (files: readonly BuiltFile[]): string[] => {
  const holds = new Map(files.flatMap((file) => file.modules.map(({ place }) => [place, file])));
  const named = new Map(files.map((file) => [file.file, file]));
  const kept = new Set<BuiltFile>();
  const words = new Set<string>();
  const keep = (file: BuiltFile | undefined): void => {
    if (!file || kept.has(file)) return;
    kept.add(file);
    for (const needed of file.needs) keep(named.get(needed));
    for (const module of file.modules) {
      const loaded = wantedOf(module);
      for (const word of wordsIn(module, loaded)) words.add(word);
      for (const place of loaded) keep(holds.get(place));
    }
  };
  for (const file of files) if (file.isEntry) keep(file);
  for (const [place, file] of holds) {
    const [, name] = TEXTS.exec(place) ?? [];
    if (name !== undefined && words.has(name)) keep(file);
  }
  return [...new Set([...kept].flatMap(({ file, styles }) => [file, ...styles]))];
};

const wantedOf = ({ place, loads }: Module): readonly string[] => {
  if (ALL_TEXTS.test(place)) return [];
  return NAMES_SCREENS.test(place) ? loads.filter((loaded) => SCREENS.test(loaded)) : loads;
};

const wordsIn = ({ code, loads }: Module, loaded: readonly string[]): string[] => {
  if (loads.length > 0 && loaded.length === 0) return [];
  const taken = [...code.matchAll(TAKEN), ...(loaded.length > 0 ? code.matchAll(LISTED) : [])];
  return taken.flatMap(([text]) => [...text.matchAll(QUOTED)].map(([, name = '']) => name));
};
