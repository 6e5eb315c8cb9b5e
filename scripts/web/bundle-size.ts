import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../runtime.js';
import { chunkOf, readWebManifest, type WebManifest } from './web-manifest.ts';

/** What the browser loads before a screen is complete, compressed, against its budget. Fonts and images are not counted. */
const SCREENS = [
  {
    name: '/login',
    budgetKb: 150,
    budgetFiles: 30,
    modules: ['src/features/auth/login-page.tsx'],
    texts: ['shell', 'error-screen', 'auth'],
  },
  {
    name: '/ (first signed-in screen)',
    budgetKb: 220,
    budgetFiles: 35,
    modules: ['src/app/shell/shell.tsx', 'src/features/dashboard/dashboard-page.tsx'],
    texts: ['shell', 'error-screen', 'form', 'dashboard', 'status'],
  },
];
const KB = 1024;
const ENTRY = 'index.html';
const LANGUAGES = ['en', 'ar'];
const DIST = path.join(root, 'apps/web/dist');

export type ScreenSize = {
  readonly name: string;
  readonly kb: number;
  readonly budgetKb: number;
  readonly files: number;
  readonly budgetFiles: number;
};

/** Each screen in its larger language. */
export function measureScreens(dist = DIST): ScreenSize[] {
  const manifest = readWebManifest(dist);
  const size = (file: string): number => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length;
  return SCREENS.map(({ name, budgetKb, budgetFiles, modules, texts }) => {
    const loaded = LANGUAGES.map((language) => {
      const keys = [ENTRY, ...modules, ...texts.map((text) => textsIn(manifest, `${text}.${language}.ts`))];
      return [...filesOf(manifest, keys)];
    });
    const sizes = loaded.map((files) => files.reduce((sum, file) => sum + size(file), 0));
    const files = Math.max(...loaded.map(({ length }) => length));
    return { name, budgetKb, budgetFiles, kb: Math.max(...sizes) / KB, files };
  });
}

/** Texts stand beside their screens, and no two of them have one name. */
const textsIn = (manifest: WebManifest, name: string): string =>
  Object.keys(manifest).find((key) => key.endsWith(`/${name}`)) ?? name;

function filesOf(manifest: WebManifest, keys: readonly string[], found = new Set(['boot.js'])): Set<string> {
  for (const key of keys) {
    const chunk = chunkOf(manifest, key);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    for (const style of chunk.css ?? []) found.add(style);
    filesOf(manifest, chunk.imports ?? [], found);
  }
  return found;
}
