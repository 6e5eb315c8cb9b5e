import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Manifest, type PluginOption, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { mergePieces, type Piece } from './merge-pieces.ts';

/** Before compression: what one request less is worth on the connection of a phone. */
const BYTES_OF_A_REQUEST = 30_000;
/** Larger files are not made: some are loaded beside each other, and what did not change is not loaded again. */
const MOST_BYTES = 200_000;
/** The first screens have budgets: there, a byte in vain weighs more. */
const WEIGHTS: readonly { readonly entries: RegExp; readonly weight: number }[] = [
  { entries: /^index\.html$|\/public-frame\.tsx$|\/login-page\.tsx$/, weight: 1_000 },
  { entries: /^src\/app\/|\/dashboard-page\.tsx$/, weight: 50 },
];

const START = 'index.html';
/** Which entry is there before another one: the start, the frame around a screen, the page of an event around its tabs. */
const STANDS_ON: readonly { readonly entries: RegExp; readonly on: string | null }[] = [
  { entries: /^index\.html$/, on: null },
  { entries: /^src\/app\/|\.(?:en|ar)\.ts$/, on: START },
  { entries: /^src\/features\/(?:auth|privacy|unsubscribe|deletion-request)\//, on: START },
  { entries: /^src\/features\/event-page\/[^/]+\//, on: 'src/features/event-page/event-page.tsx' },
  { entries: /./, on: 'src/app/shell/shell.tsx' },
];
/** Changes seldom, and is loaded beside the rest. */
const REACT = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
/** The texts of one folder are loaded together, in one language. */
const TEXTS = /src\/(?:features\/([^/]+)|app|lib|ui)\/.*\.(en|ar)\.ts$/;

/**
 * Left alone, the bundler makes a file for every set of entries that share something: eight hundred, of which a screen loads two
 * hundred. This builds once to learn what belongs together, and has it put into few files.
 */
export const fewerFiles = (plugins: () => PluginOption[]): Plugin => ({
  name: 'fewer-files',
  apply: 'build',
  config: async ({ root = '', ...config }): Promise<UserConfig> => {
    const output = await build({
      ...config,
      configFile: false,
      root,
      plugins: plugins(),
      logLevel: 'silent',
      build: { ...config.build, write: false },
    });
    const files = filesOf(output, root);
    return {
      build: {
        rolldownOptions: {
          // what is loaded later may stand in a file that is there already
          checks: { ineffectiveDynamicImport: false },
          output: {
            codeSplitting: {
              // what a file needs is in files that are named here, too
              includeDependenciesRecursively: false,
              groups: [
                { name: 'react', test: REACT },
                { debugName: 'fewer-files', name: (module) => textsOf(module) ?? files.get(module) ?? null },
              ],
            },
          },
        },
      },
    };
  },
  writeBundle: ({ dir = '' }, bundle) => nameTexts(dir, Object.values(bundle)),
});

/** Vite's manifest knows no entries that share a file. */
async function nameTexts(dir: string, files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): Promise<void> {
  const place = path.join(dir, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(place, 'utf8')) as Manifest;
  const known = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  for (const file of files) {
    const chunk = known.get(file.fileName);
    if (file.type !== 'chunk' || !chunk) continue;
    for (const module of file.moduleIds) {
      const [texts] = TEXTS.exec(module) ?? [];
      if (texts !== undefined) manifest[texts] = chunk;
    }
  }
  await writeFile(place, JSON.stringify(manifest, null, 2));
}

const textsOf = (module: string): string | null => {
  const [texts, feature = 'frame', language] = TEXTS.exec(module) ?? [];
  return texts === undefined ? null : `${language}-${feature}`;
};

type Output = Awaited<ReturnType<typeof build>>;

/** In which file each module is put that several entries share. */
function filesOf(output: Output, root: string): ReadonlyMap<string, string> {
  if (Array.isArray(output) || !('output' in output)) throw new Error('One build has one output');
  const chunks = output.output.filter((file) => file.type === 'chunk');
  const nameOf = ({ isEntry, isDynamicEntry, facadeModuleId, moduleIds, fileName }: Rolldown.OutputChunk): string =>
    isEntry || isDynamicEntry ? path.relative(root, facadeModuleId ?? fileName) : moduleIds.join('\n');
  const names = new Map(chunks.map((chunk) => [chunk.fileName, nameOf(chunk)]));
  const styles = new Map(output.output.map((file) => [file.fileName, file.type === 'asset' ? file.source.length : 0]));
  const pieces = chunks
    .map((chunk): Piece => {
      const ownStyles = [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => styles.get(file) ?? 0);
      return {
        id: nameOf(chunk),
        bytes: ownStyles.reduce((sum, bytes) => sum + bytes, chunk.code.length),
        needs: chunk.imports.map((file) => names.get(file) ?? file),
        isEntry: chunk.isEntry || chunk.isDynamicEntry,
      };
    })
    // the same modules make the same files, in whatever order the bundler finished them
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const groups = mergePieces(pieces, {
    worth: BYTES_OF_A_REQUEST,
    most: MOST_BYTES,
    before: (entry) => STANDS_ON.find(({ entries }) => entries.test(entry))?.on ?? null,
    weight: (entry) => WEIGHTS.find(({ entries }) => entries.test(entry))?.weight ?? 1,
  });
  return new Map(
    groups.flatMap((group, at) => group.flatMap((piece) => piece.split('\n').map((module) => [module, `part-${at}`]))),
  );
}
