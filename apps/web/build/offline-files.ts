import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'offline-worker.js';
/** Beside what has a hash in its name: what the page itself asks for. */
const OF_PAGE = ['boot.js', 'favicon.svg'];
/** Scripts, styles and the letters of the two languages; pictures come with the network. */
const KEPT = /^assets\/.*\.(?:js|css)$|^assets\/[^/]*-(?:latin|arabic)-\d+-normal[^/]*\.woff2$/;

/** Tells the offline worker which files make up this build, and gives it a name that changes with them. */
export const offlineFiles = (): Plugin => ({
  name: 'offline-files',
  apply: 'build',
  writeBundle: async ({ dir = '' }, bundle) => {
    const built = Object.keys(bundle)
      .filter((file) => KEPT.test(file))
      .sort();
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
