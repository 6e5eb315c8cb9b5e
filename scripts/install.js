import fs from 'node:fs';
import path from 'node:path';
import { exclusively } from './exclusive.js';
import { runVisibly } from './run-visibly.js';
import { root, shippedNode } from './runtime.js';

/**
 * `npm install` and not `npm ci`: the lock may name packages for other platforms that a mirror does not have.
 * Install scripts stay off, nothing here needs them; development packages come along, they build the web app.
 */
const INSTALL = [
  'install',
  '--no-save',
  '--ignore-scripts',
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

export async function installIfNeeded() {
  if (isInstalled()) return;
  await exclusively(async () => {
    if (isInstalled()) return;
    await runVisibly('Installing packages', ...npm(), { cwd: root });
    if (!isInstalled()) throw new Error('npm ended well, but node_modules does not match package-lock.json.');
  });
}

/** Only reads, so an installed folder may belong to somebody else. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf(path.join('node_modules', '.package-lock.json'));
  return wanted !== undefined && present !== undefined && hasRuntime(wanted) && satisfies(present, wanted);
}

/** @typedef {Record<string, { version?: string, optional?: boolean, link?: boolean }>} Packages */

/**
 * @param {string} file
 * @returns {Packages | undefined}
 */
function packagesOf(file) {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** @param {Packages} wanted */
function hasRuntime(wanted) {
  const name = `node_modules/node-${process.platform}-${process.arch}`;
  return !Object.hasOwn(wanted, name) || shippedNode() !== undefined;
}

/**
 * Optional packages may be missing (they are for other platforms), but none may be of another version.
 * @param {Packages} present
 * @param {Packages} wanted
 */
function satisfies(present, wanted) {
  return Object.entries(wanted).every(([place, { version, optional, link }]) => {
    if (!place.startsWith('node_modules/') && !place.includes('/node_modules/')) return true;
    const found = present[place];
    return found ? link || found.version === version : optional === true;
  });
}

/** @returns {[string, string[]]} */
function npm() {
  const cli = process.env.npm_execpath ?? '';
  return path.basename(cli) === 'npm-cli.js' ? [process.execPath, [cli, ...INSTALL]] : ['npm', INSTALL];
}
