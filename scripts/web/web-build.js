import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { exclusively } from '../exclusive.js';
import { runVisibly } from '../run-visibly.js';
import { node24, root } from '../runtime.js';

const WEB = path.join(root, 'apps', 'web');
const DIST = path.join(WEB, 'dist');
const STAMP = path.join(DIST, '.build-stamp');
const INPUTS = ['apps/web', 'packages', 'package-lock.json'];
const NOT_INPUT = /^(node_modules|dist|\.cache|.*\.test\.tsx?)$/;

export async function buildWebIfStale() {
  const inputs = hashOfInputs();
  if (isBuiltFrom(inputs)) return;
  await exclusively(async () => {
    if (!isBuiltFrom(inputs)) await build(inputs);
  });
}

/** @param {string} inputs */
const isBuiltFrom = (inputs) => fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === inputs;

/**
 * Built beside its place and then moved there: what is served is always complete.
 * @param {string} inputs
 */
async function build(inputs) {
  const work = path.join(WEB, '.cache', 'build');
  const old = path.join(WEB, '.cache', 'old');
  fs.rmSync(work, { recursive: true, force: true });
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--outDir', work, '--emptyOutDir', '--logLevel', 'warn'];
  await runVisibly('Building the web app', node24(), args, { cwd: WEB });
  fs.writeFileSync(path.join(work, path.basename(STAMP)), inputs);
  fs.rmSync(old, { recursive: true, force: true });
  if (fs.existsSync(DIST)) fs.renameSync(DIST, old);
  fs.renameSync(work, DIST);
  fs.rmSync(old, { recursive: true, force: true });
}

function hashOfInputs() {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap((input) => filesBelow(path.join(root, input)))) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(fs.readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} place
 * @returns {string[]}
 */
function filesBelow(place) {
  if (fs.statSync(place).isFile()) return [place];
  return fs
    .readdirSync(place)
    .filter((name) => !NOT_INPUT.test(name))
    .sort()
    .flatMap((name) => filesBelow(path.join(place, name)));
}
