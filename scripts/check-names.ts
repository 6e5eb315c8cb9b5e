import fs from 'node:fs';
import path from 'node:path';
import { root } from './runtime.js';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)+$/;
/** Names that say nothing about what is inside. */
const EMPTY_NAMES = /^(utils?|helpers?|common|misc|manager|index|shared)\./;
/** The closed list of roles in a slice of the API. */
const API_ROLE = /^[a-z-]+\.(routes|service|queries|samples|api\.test|test)\.ts$/;
/** The closed list of roles in a slice of the contract. */
const CONTRACT_ROLE = /^[a-z-]+(\.facts|\.words|\.notices|\.test)?\.ts$/;
/** The closed list of roles in a feature of the web app. */
const WEB_ROLE = /^[a-z0-9-]+(\.((api|forms|screens|menu|en|ar|gen)\.ts|parts\.tsx?|(component\.)?test\.tsx?)|\.tsx?)$/;
/** State and effects of React belong to hooks, and to what several components stand in. */
const HOOK_ROLE = /^use-|-context\.ts$|\.(api|parts|test)\.tsx?$|\.tsx$/;
const HOOK = /from 'react'|export const use[A-Z]/;
/** Every room of `ui/` shows its pieces in one file, and what several of them need stands beside. */
const GALLERY_ROLE = /^(gallery|specimen|sample-[a-z-]+|[a-z-]+\.states)\.tsx$/;
/** A file that only passes on others hides where things are. */
const BARREL = /^export \* /m;
const FOLDERS = ['packages', 'apps', 'scripts', 'bench', 'e2e'];

const MOST_ENTRIES = 26;
/** Its entries are all alike, a folder for each noun: more of them hide nothing. */
const LONG_ROOMS = ['packages/contract/src'];

const files = FOLDERS.flatMap((folder) => sourceFiles(path.join(root, folder)));
const problems = [...files.flatMap(problemsOf), ...sharedNames(files), ...fullRooms(), ...unshownPieces()];
console.log(problems.join('\n'));
process.exitCode = problems.length === 0 ? 0 : 1;

function problemsOf(file: string): string[] {
  const name = path.basename(file);
  const text = fs.readFileSync(file, 'utf8');
  const place = path.relative(root, file);
  const isWeb = place.startsWith('apps/web/src/features/');
  return [
    ...(KEBAB.test(name) ? [] : [`${place}: file names are kebab-case`]),
    ...(BARREL.test(text) ? [`${place}: no barrels, import from the file that defines it`] : []),
    ...(EMPTY_NAMES.test(name) ? [`${place}: name it after what it holds`] : []),
    ...(place.startsWith('apps/api/src/features/') && !API_ROLE.test(name)
      ? [`${place}: a slice has .routes, .service, .queries, .samples, .api.test and .test files only`]
      : []),
    ...(place.startsWith('packages/contract/src/') && !CONTRACT_ROLE.test(name)
      ? [`${place}: a slice has plain, .facts, .words, .notices and .test files only`]
      : []),
    ...(isWeb && !WEB_ROLE.test(name)
      ? [
          `${place}: a feature has .api, .forms, .parts, .screens, .menu, .en, .ar, .gen and .test files, components and plain modules only`,
        ]
      : []),
    ...(place.startsWith('apps/web/src/gallery/') && !GALLERY_ROLE.test(name)
      ? [`${place}: the gallery has a .states file for each room of ui/, and samples`]
      : []),
    ...(isWeb && !HOOK_ROLE.test(name) && HOOK.test(text)
      ? [`${place}: what uses React is a component (.tsx), a hook (use-*.ts) or a context (*-context.ts)`]
      : []),
  ];
}

/** Two files of the web app that share a name are mistaken for each other in every list of files. */
function sharedNames(all: readonly string[]): string[] {
  const folders = new Map<string, Set<string>>();
  for (const file of all) {
    const place = path.relative(root, file);
    if (!/^apps\/web\/src\/(features|ui|lib)\//.test(place)) continue;
    const [name = ''] = path.basename(place).split('.');
    folders.set(name, (folders.get(name) ?? new Set()).add(path.dirname(place)));
  }
  return [...folders].flatMap(([name, rooms]) =>
    rooms.size > 1 ? [`${name}: one name for files in ${[...rooms].join(' and ')}`] : [],
  );
}

function fullRooms(): string[] {
  const rooms = new Set(files.map((file) => path.relative(root, path.dirname(file))));
  return [...rooms].flatMap((room) => {
    const { length } = fs.readdirSync(path.join(root, room));
    return length > MOST_ENTRIES && !LONG_ROOMS.includes(room)
      ? [`${room}: ${length} entries, more than ${MOST_ENTRIES}; make rooms in it`]
      : [];
  });
}

/** Each piece of `ui/` can be looked at: the gallery draws it, or something that the gallery draws does. */
function unshownPieces(): string[] {
  const web = path.join(root, 'apps/web/src');
  const isPiece = (file: string) => /\/ui\/.*\.tsx$/.test(file) && !file.endsWith('.test.tsx');
  const shown = new Set<string>();
  const look = (file: string) => {
    for (const [, from = ''] of fs.readFileSync(file, 'utf8').matchAll(/from '(\..*)'/g)) {
      const used = path.resolve(path.dirname(file), from);
      if (!used.startsWith(path.join(web, 'ui')) || shown.has(used)) continue;
      shown.add(used);
      if (/\.tsx?$/.test(used)) look(used);
    }
  };
  files.filter((file) => file.startsWith(path.join(web, 'gallery'))).forEach(look);
  return files.flatMap((file) =>
    isPiece(file) && !shown.has(file) ? [`${path.relative(root, file)}: show its states in apps/web/src/gallery`] : [],
  );
}

function sourceFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/\/(node_modules|dist|\.cache)\//.test(file));
}
