import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../runtime.js';

const DIST = path.join(root, 'apps/web/dist');

type Chunk = { readonly file: string; readonly imports?: string[]; readonly css?: string[] };
export type WebManifest = Readonly<Record<string, Chunk>>;

/** Which file of the build holds which module: their names do not say so. */
export const readWebManifest = (dist = DIST): WebManifest =>
  JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as WebManifest;

export function chunkOf(manifest: WebManifest, module: string): Chunk {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`The build has no ${module}.`);
  return chunk;
}
