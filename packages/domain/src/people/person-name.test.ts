import { expect, test } from 'vitest';
import { capitaliseFirst } from './person-name.ts';

test.each([
  ['sara al-fahad', 'Sara al-fahad'],
  ['Sara', 'Sara'],
  ['سارة', 'سارة'],
  ['élodie', 'Élodie'],
  ['𐐨x', '𐐀x'],
  ['', ''],
])('%s is shown as %s', (name, shown) => {
  expect(capitaliseFirst(name)).toBe(shown);
});
