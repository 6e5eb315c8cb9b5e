import { isPlainLine } from '@proline/domain/text/plain-text';
import { tidyText } from '@proline/domain/text/tidy-text';

const LONGEST_TEXT = 140;

/** The day at the beginning of what a bank wrote; null: there is none, or no calendar has it. */
export const dayIn = (text: string | null): string | null => {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0];
  if (day === undefined || day < '2000' || day >= '2100') return null;
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) ? day : null;
};

/** A text of a bank as it can be kept and shown: one line, bounded, without characters that deceive. */
export const shortText = (text: string | null): string | null => {
  const line = Array.from(tidyText((text ?? '').replace(/\s+/g, ' ')))
    .slice(0, LONGEST_TEXT)
    .join('');
  return line !== '' && isPlainLine(line) ? line : null;
};
