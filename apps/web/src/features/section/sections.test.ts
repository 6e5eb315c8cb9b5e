import { expect, test } from 'vitest';
import { SECTION_PATHS } from '../../app/section-paths.ts';
import { paths } from '../../app/paths.ts';
import { sectionAt } from './sections.ts';

/** They have screens of their own. */
const OWN_SCREENS: readonly string[] = [
  paths.events,
  paths.ushers,
  paths.leaders,
  paths.transactions,
  paths.profile,
  paths.settings,
  paths.categories,
  paths.types,
  paths.admin,
];

test('every other section of the router has its page, at its address and below it', () => {
  for (const path of SECTION_PATHS.filter((one) => !OWN_SCREENS.includes(one))) {
    expect(sectionAt(path)?.path).toBe(path);
    expect(sectionAt(`${path}/7/edit`)?.path).toBe(path);
  }
});

test('an address that only begins alike is another section', () => {
  expect(sectionAt('/ushers-kpis')?.name).toBe('ushers_kpis');
  expect(sectionAt('/usherss')).toBeUndefined();
});
