import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './runtime.js';

/** Where this branch left main; on main itself, the last commit: then only what is not committed has changed. */
export function changeBase(): string {
  return git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
}

/** Files that differ from the base, committed or not. */
export function changedSince(base: string): string[] {
  return [
    ...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]),
  ].sort();
}

function git(...args: string[]): string[] {
  const { stdout, status } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}

/** Every screen stands for all of them; the others are told again when the noun they are about has changed. */
export const STORIES_OF: Readonly<Record<string, readonly string[]>> = {
  'admin-account': ['admins', 'first-owner', 'jobs', 'password-links'],
  assignment: ['event-applications'],
  audit: ['audit'],
  auth: ['access', 'first-owner', 'login', 'password-links', 'public-pages', 'session', 'two-factor'],
  'auto-fill': ['auto-fill'],
  'bank-account': ['payment-batch', 'ushers'],
  category: ['categories', 'live'],
  dashboard: ['dashboard', 'trouble'],
  'deletion-request': ['delete-account', 'deletion-requests'],
  document: ['ushers'],
  event: ['event-page', 'event-rows', 'event-views'],
  'event-application': ['event-applications'],
  'event-move': ['event-page', 'event-rows', 'event-views', 'event-wizard'],
  'event-page': ['event-page'],
  'event-plan': ['event-page', 'event-wizard', 'event-zones'],
  'event-view': ['event-rows', 'event-views'],
  file: ['event-wizard', 'profile'],
  job: ['event-rows', 'jobs', 'opened-parts'],
  notification: ['jobs', 'notifications', 'opened-parts'],
  'payment-batch': ['payment-batch'],
  payslip: ['payment-batch'],
  person: ['ushers'],
  privacy: ['public-pages'],
  profile: ['profile', 'session'],
  'saved-view': ['list-views'],
  search: ['search', 'shell'],
  settings: ['opened-parts', 'settings'],
  stream: ['live', 'session'],
  'team-leader': [],
  transfer: ['approvals', 'event-page', 'payment-batch'],
  'transfer-move': ['approvals', 'payment-batch'],
  'two-factor': ['opened-parts', 'two-factor'],
  type: ['opened-parts', 'types'],
  usher: ['list-views', 'lists', 'search', 'ushers'],
  'usher-import': ['usher-import'],
};

const OF_A_NOUN = /^(?:apps\/(?:api|web)\/src\/features|packages\/contract\/src)\/([^/]+)\//;
/** The file of each story, by its name. */
export const SPECS: ReadonlyMap<string, string> = new Map(
  fs.globSync('e2e/*/*.spec.ts', { cwd: root }).map((file) => [path.basename(file, '.spec.ts'), file]),
);
/** What no story can see. */
const UNSEEN = /\.(?:test|md|png)\b|^docs\/|^bench\/|^scripts\/|\/testing\/|^[^/]+$/;

/** Spec files to run; 'all' when something has changed that every story stands on. */
export function storiesFor(files: readonly string[]): readonly string[] | 'all' {
  const specs = new Set<string>();
  for (const file of files) {
    if (SPECS.get(path.basename(file, '.spec.ts')) === file) specs.add(file);
    else if (!UNSEEN.test(file)) {
      const stories = STORIES_OF[OF_A_NOUN.exec(file)?.[1] ?? ''];
      if (!stories) return 'all';
      for (const story of [...stories, 'every-screen']) specs.add(SPECS.get(story) ?? story);
    }
  }
  return [...specs].sort();
}

const LINTED = /\.tsx?$/;
const ON: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': ['packages/domain', 'packages/contract', 'apps/api', 'apps/web', '.'],
  'packages/contract': ['packages/contract', 'apps/api', 'apps/web', '.'],
  'apps/api': ['apps/api', '.'],
  'apps/web': ['apps/web', '.'],
};

/** Of the projects whose types are checked, those that see one of the files. */
export function projectsSeeing(files: readonly string[]): ReadonlySet<string> {
  const seen = files.flatMap(
    (file) => Object.entries(ON).find(([folder]) => file.startsWith(`${folder}/`))?.[1] ?? '.',
  );
  return new Set(seen);
}

export const lintedOf = (files: readonly string[]): string[] => files.filter((file) => LINTED.test(file));
