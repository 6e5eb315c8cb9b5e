import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const coverage = fs.readFileSync(path.join(root, 'docs/spec-coverage.md'), 'utf8');

/** `file` › beginning of a test's name */
const PROOF = /`([^`]+\.(?:ts|tsx))` ›([^,|]*(?:, (?!`)[^,|]*)*)/g;
const proofs = [...coverage.matchAll(PROOF)].map(([, file = '', name = '']) => ({ file, name: name.trim() }));

test('every row of the table has a proof', () => {
  const rows = coverage.split('\n').filter((line) => /^\| (?!statement|---)/.test(line));
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter((row) => !/` ›/.test(row))).toEqual([]);
});

test('every proof is a test that exists', () => {
  const missing = proofs.filter(({ file, name }) => {
    const place = path.join(root, file);
    return !fs.existsSync(place) || !fs.readFileSync(place, 'utf8').includes(name);
  });
  expect(missing).toEqual([]);
});
