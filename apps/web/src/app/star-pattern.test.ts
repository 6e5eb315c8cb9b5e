import { expect, test } from 'vitest';
import { latticePath, STAR_COLUMNS, STAR_ROWS, starPath, starPattern } from './star-pattern.ts';

const picture = () => {
  const stars = starPattern();
  return Array.from({ length: STAR_ROWS }, (_, row) =>
    stars
      .filter((star) => star.row === row)
      .map(({ kind }) => ({ taken: '●', open: '○', gold: '★' })[kind])
      .join(''),
  );
};

test('the star field is the same picture every time', () => {
  expect(picture()).toEqual([
    '●●●●●●●●',
    '●●●○●○●●',
    '●●●●●●★●',
    '●○★●●●●●',
    '●●●●●●●●',
    '●●●●★●●○',
    '●●○●●○●●',
    '●●●●●●●●',
    '●●●●●●●●',
    '●●●●●●●●',
  ]);
  expect(starPattern()).toEqual(starPattern());
});

test('every place has one star, and all of them fit into one light path', () => {
  const stars = starPattern();
  expect(new Set(stars.map(({ column, row }) => `${column}:${row}`)).size).toBe(STAR_COLUMNS * STAR_ROWS);
  expect(starPath(stars).match(/M/g)).toHaveLength(stars.length);
  expect(starPath(stars).length).toBeLessThan(20_000);
  expect(starPath([])).toBe('');
});

test('an eight-pointed star has sixteen corners, the first one straight up', () => {
  const path = starPath([{ column: 0, row: 0, kind: 'open', strength: 0.1 }]);
  expect(path.match(/[ML]/g)).toHaveLength(16);
  expect(path.startsWith('M44 12.3L')).toBe(true);
});

test('the lattice joins a star with the border of its cell', () => {
  expect(latticePath()).toBe(
    'M44 0V12.3M44 88V75.7M0 44H12.3M88 44H75.7M0 0L21.6 21.6M88 0L66.4 21.6M0 88L21.6 66.4M88 88L66.4 66.4',
  );
});
