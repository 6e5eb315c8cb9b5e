import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED_MAJOR = 24;

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The Node that npm installed, which runs TypeScript as it is; else this one, if it is new enough. */
export function node24() {
  const shipped = shippedNode();
  if (shipped) return shipped;
  if (Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR) return process.execPath;
  throw new Error(
    `There is no Node ${NEEDED_MAJOR} package for ${process.platform}-${process.arch}: install Node ${NEEDED_MAJOR} or newer (this is ${process.version}).`,
  );
}

/** @returns {string | undefined} */
export function shippedNode() {
  const file = path.join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  return fs.existsSync(file) ? file : undefined;
}
