import { expect, test } from 'vitest';
import { SECTION_PATHS } from '../../app/section-paths.ts';
import { paths } from '../../app/paths.ts';
import { sectionAt } from './sections.ts';

test('every section of the router has its page, at its address and below it', () => {
  for (const path of SECTION_PATHS.filter((one) => one !== paths.profile)) {
    expect(sectionAt(path)?.path).toBe(path);
    expect(sectionAt(`${path}/7/edit`)?.path).toBe(path);
  }
});

test('an address that only begins alike is another section', () => {
  expect(sectionAt('/ushers-kpis')?.name).toBe('ushers_kpis');
  expect(sectionAt('/usherss')).toBeUndefined();
});
