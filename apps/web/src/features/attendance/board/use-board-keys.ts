import { useState, type FocusEvent, type KeyboardEvent } from 'react';

const chipsIn = (board: Element): HTMLElement[] => [...board.querySelectorAll<HTMLElement>('[data-chip]')];
const middleOf = (element: Element): { readonly x: number; readonly y: number } => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
};

/** The nearest chip of the next line above or below: of those beyond it, the one closest, where a step aside counts double. */
const beyond = (chips: readonly HTMLElement[], from: HTMLElement, down: boolean): HTMLElement | undefined => {
  const start = middleOf(from);
  const half = from.offsetHeight / 2;
  let nearest: { readonly chip: HTMLElement; readonly far: number } | undefined;
  for (const chip of chips) {
    const { x, y } = middleOf(chip);
    const step = down ? y - start.y : start.y - y;
    if (step < half) continue;
    const far = step + Math.abs(x - start.x) * 2;
    if (!nearest || far < nearest.far) nearest = { chip, far };
  }
  return nearest?.chip;
};

const nextChip = (key: string, board: Element, from: HTMLElement): HTMLElement | undefined => {
  const chips = chipsIn(board);
  const at = chips.indexOf(from);
  const forward = getComputedStyle(board).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      return chips[at + (key === forward ? 1 : -1)];
    case 'ArrowDown':
    case 'ArrowUp':
      return beyond(chips, from, key === 'ArrowDown');
    case 'Home':
      return chips[0];
    case 'End':
      return chips.at(-1);
    default:
      return undefined;
  }
};

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
      const next = nextChip(event.key, event.currentTarget, event.target);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
};
