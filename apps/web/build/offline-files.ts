import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { gateFiles, type BuiltFile, type Module } from './gate-files.ts';

const WORKER = 'offline-worker.js';
/** Beside what has a hash in its name: what the page itself asks for. */
const OF_PAGE = ['boot.js', 'favicon.svg'];
/** The letters of the two languages; pictures come with the network. */
const FONT = /^assets\/[^/]*-(?:latin|arabic)-\d+-normal[^/]*\.woff2$/;

/** Tells the offline worker which files of this build a gate needs, and gives it a name that changes with them. */
export const offlineFiles = (): Plugin => ({
  name: 'offline-files',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const root = this.environment.config.root;
    const moduleOf = (id: string): Module => {
      const known = this.getModuleInfo(id);
      return {
        place: path.relative(root, id),
        code: known?.code ?? '',
        loads: (known?.dynamicallyImportedIds ?? []).map((loaded) => path.relative(root, loaded)),
      };
    };
    const builtFile = (chunk: Rolldown.OutputChunk): BuiltFile => ({
      file: chunk.fileName,
      isEntry: chunk.isEntry,
      modules: chunk.moduleIds.map(moduleOf),
      needs: chunk.imports,
      styles: [...(chunk.viteMetadata?.importedCss ?? [])],
    });
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const fonts = Object.keys(bundle).filter((file) => FONT.test(file));
    const built = [...gateFiles(chunks.map(builtFile)), ...fonts].sort();
    const worker = await readFile(path.join(dir, WORKER), 'utf8');
    const own = await Promise.all(OF_PAGE.map((file) => readFile(path.join(dir, file))));
    const hash = createHash('sha256').update(worker).update(built.join(' '));
    for (const bytes of own) hash.update(bytes);
    const files = [...OF_PAGE, ...built].map((file) => `/${file}`);
    await writeFile(
      path.join(dir, WORKER),
      worker.replace('__BUILD__', hash.digest('hex').slice(0, 16)).replace('__FILES__', files.join(' ')),
    );
  },
});
