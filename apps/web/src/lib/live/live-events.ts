export type LiveEvent = {
  /** The position from which a later stream continues after this event. */
  readonly id: string;
  readonly event: string;
  readonly data: unknown;
};

/** Reads the text of an event stream in pieces of any size and reports each event once it is complete. */
export const createEventReader = (onEvent: (event: LiveEvent) => void) => {
  let text = '';
  return (piece: string): void => {
    text += piece;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const event = eventOf(text.slice(0, end));
      text = text.slice(end + 2);
      if (event) onEvent(event);
    }
  };
};

const eventOf = (block: string): LiveEvent | null => {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    // A line that begins with a colon is a comment.
    if (colon > 0) fields.set(line.slice(0, colon), line.slice(colon + 1).trimStart());
  }
  const event = fields.get('event');
  if (event === undefined) return null;
  return { id: fields.get('id') ?? '', event, data: JSON.parse(fields.get('data') ?? 'null') };
};
