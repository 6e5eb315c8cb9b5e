import fs from 'node:fs';
import path from 'node:path';
import { root } from './runtime.js';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)+$/;
/** Names that say nothing about what is inside. */
const EMPTY_NAMES = /^(utils?|helpers?|common|misc|manager|index|shared)\./;
/** The closed list of roles in a slice of the API. */
const API_ROLE = /^[a-z-]+\.(routes|service|queries|api\.test|test)\.ts$/;
const FOLDERS = ['packages', 'apps', 'scripts', 'bench', 'e2e'];

const problems = FOLDERS.flatMap((folder) => sourceFiles(path.join(root, folder))).flatMap((file) => {
  const name = path.basename(file);
  const place = path.relative(root, file);
  return [
    ...(KEBAB.test(name) ? [] : [`${place}: file names are kebab-case`]),
    ...(EMPTY_NAMES.test(name) ? [`${place}: name it after what it holds`] : []),
    ...(place.startsWith(path.join('apps', 'api', 'src', 'features')) && !API_ROLE.test(name)
      ? [`${place}: a slice has .routes, .service, .queries, .api.test and .test files only`]
      : []),
  ];
});
console.log(problems.join('\n'));
process.exitCode = problems.length === 0 ? 0 : 1;

function sourceFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/\/(node_modules|dist|\.cache)\//.test(file));
}
