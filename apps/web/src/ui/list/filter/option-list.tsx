import { useRef, type KeyboardEvent } from 'react';
import { Checkbox } from '../../choice/checkbox.tsx';
import type { Choice } from '../list-view.ts';
import classes from './filter-editor.module.css';

type OptionListProps = {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
};

/** A list of checkboxes. The arrow keys move through them in a circle. */
export const OptionList = ({ label, choices, chosen, onChange }: OptionListProps) => {
  const list = useRef<HTMLDivElement>(null);
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const boxes = [...(list.current?.querySelectorAll('input') ?? [])];
    const at = boxes.findIndex((box) => box === document.activeElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    boxes[(at + step + boxes.length) % boxes.length]?.focus();
  };
  return (
    <div ref={list} role="group" aria-label={label} className={classes['options']} onKeyDown={onKey}>
      {choices.map(({ value, label: word }) => (
        <Checkbox
          key={value}
          label={word}
          showLabel
          checked={chosen.includes(value)}
          onChange={(on) => onChange(on ? [...chosen, value] : chosen.filter((one) => one !== value))}
        />
      ))}
    </div>
  );
};
