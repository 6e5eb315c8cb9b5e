import { highlighted } from '../../lib/texts/word-search.ts';

/** A text whose parts that were searched for are marked. */
export const Highlighted = ({ text, query }: { readonly text: string; readonly query: string }) =>
  highlighted(text, query).map(({ text: part, matched }, index) =>
    // The pieces of one text keep their order, so the index is a stable key.
    matched ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
  );
