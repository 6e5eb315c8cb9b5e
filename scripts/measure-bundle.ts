import { readFileSync } from 'node:fs';
import path from 'node:path';
import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildWebIfStale } from './web-build.js';

/** What the browser loads before a screen is complete, compressed, against its budget. Fonts and images are not counted. */
const KB = 1024;
const SCREENS = [
  {
    name: '/login',
    budgetKb: 150,
    modules: ['src/features/auth/login-page.tsx'],
    texts: ['shell', 'errors', 'auth'],
  },
  {
    name: '/ (first signed-in screen)',
    budgetKb: 220,
    modules: ['src/app/shell/shell.tsx', 'src/features/dashboard/dashboard-page.tsx'],
    texts: ['shell', 'errors', 'dashboard', 'status'],
  },
];
const ENTRY = 'index.html';
const LANGUAGES = ['en', 'ar'];

type Chunk = { file: string; imports?: string[]; css?: string[] };

if (argv[2] === undefined) await buildWebIfStale();
const dist = argv[2] ?? fileURLToPath(new URL('../apps/web/dist', import.meta.url));
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

const filesOf = (key: string, found: Set<string>): Set<string> => {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const imported of chunk.imports ?? []) filesOf(imported, found);
  return found;
};

const compressed = (file: string): number => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length;

const measure = (modules: readonly string[], texts: readonly string[], language: string): number => {
  const files = new Set(['boot.js']);
  for (const key of [ENTRY, ...modules, ...texts.map((text) => `src/texts/${language}/${text}.ts`)])
    filesOf(key, files);
  return [...files].reduce((sum, file) => sum + compressed(file), 0);
};

let tooLarge = false;
for (const { name, budgetKb, modules, texts } of SCREENS) {
  const bytes = Math.max(...LANGUAGES.map((language) => measure(modules, texts, language)));
  const within = bytes <= budgetKb * KB;
  tooLarge ||= !within;
  console.log(
    `${within ? 'ok      ' : 'TOO LARGE'} ${name}: ${(bytes / KB).toFixed(1)} KB of ${budgetKb} KB (gzip, JS + CSS)`,
  );
}
if (tooLarge) exit(1);
