import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/** A chip, or a group of people far from the screen, of which only the first and the last are known. */
const STOPS = '[data-chip], [data-first]';

const middleOf = (element: Element): { readonly x: number; readonly y: number } => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
};

/** The nearest chip of the next line above or below: of those beyond it, the one closest, where a step aside counts double. */
const beyond = (board: Element, from: HTMLElement, down: boolean): HTMLElement | undefined => {
  const start = middleOf(from);
  const half = from.offsetHeight / 2;
  let nearest: { readonly chip: HTMLElement; readonly far: number } | undefined;
  for (const chip of board.querySelectorAll<HTMLElement>('[data-chip]')) {
    const { x, y } = middleOf(chip);
    const step = down ? y - start.y : start.y - y;
    if (step < half) continue;
    const far = step + Math.abs(x - start.x) * 2;
    if (!nearest || far < nearest.far) nearest = { chip, far };
  }
  return nearest?.chip;
};

/** Whose chip a key leads to. */
const nextOf = (key: string, board: Element, from: HTMLElement): string | undefined => {
  const stops = [...board.querySelectorAll<HTMLElement>(STOPS)];
  const at = stops.indexOf(from);
  const isForward = key === (getComputedStyle(board).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      return personAt(stops[at + (isForward ? 1 : -1)], isForward);
    case 'ArrowDown':
    case 'ArrowUp':
      return personAt(beyond(board, from, key === 'ArrowDown'), true);
    case 'Home':
      return personAt(stops[0], true);
    case 'End':
      return personAt(stops.at(-1), false);
    default:
      return undefined;
  }
};

/** Of a group, the one whom somebody meets first. */
const personAt = (stop: HTMLElement | undefined, forward: boolean): string | undefined =>
  stop?.dataset['chip'] ?? stop?.dataset[forward ? 'first' : 'last'];

/** Arrow keys move among the people of a board; Tab leads to one of them and on. */
export const useBoardKeys = (shown: readonly string[]) => {
  const [last, setLast] = useState<string | null>(null);
  return {
    /** the person whom Tab leads to */
    reached: last !== null && shown.includes(last) ? last : (shown[0] ?? null),
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (target.dataset['chip'] !== undefined) setLast(target.dataset['chip']);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (!(event.target instanceof HTMLElement) || event.target.dataset['chip'] === undefined) return;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const board = event.currentTarget;
      const next = nextOf(event.key, board, event.target);
      if (next === undefined) return;
      event.preventDefault();
      // The group of whoever is reached is drawn, wherever it is.
      flushSync(() => setLast(next));
      board.querySelector<HTMLElement>(`[data-chip="${CSS.escape(next)}"]`)?.focus();
    },
  };
};
