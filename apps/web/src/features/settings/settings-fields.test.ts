import { SETTINGS, SETTINGS_SECTIONS } from '@proline/contract/settings/settings';
import { expect, test } from 'vitest';
import { SETTINGS_PLACES } from './frame/settings-sections.ts';
import { SETTINGS_FIELDS } from './settings-fields.parts.ts';

/** Whose label has another name than the field. */
const labelOf = (section: string, field: string): string => {
  if (section === 'notifications') return `notice_${field}`;
  if (section === 'reliability') return `reliability_${field}`;
  if (section === 'strikes' && field === 'on') return 'strikes_on';
  return field;
};

test('whatever can be set is found in the palette by its label', () => {
  for (const [section, { shape }] of Object.entries(SETTINGS)) {
    const labels = new Set<string>(Object.entries(SETTINGS_FIELDS).find(([name]) => name === section)?.[1]);
    const unfound = Object.keys(shape).filter((field) => !labels.has(labelOf(section, field)));
    expect([section, unfound]).toEqual([section, []]);
  }
});

test('every section stands in the list beside them, once', () => {
  expect(SETTINGS_PLACES.toSorted()).toEqual([...SETTINGS_SECTIONS, 'message_templates'].toSorted());
});
