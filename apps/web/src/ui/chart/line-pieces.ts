type Placed = { readonly at: number; readonly value: number };

/** The points that a line goes through without a gap; what is unknown ends one piece, and the next known point begins another. */
export const piecesOf = (values: readonly (number | null)[]): readonly (readonly Placed[])[] => {
  const pieces: Placed[][] = [];
  let open: Placed[] | null = null;
  values.forEach((value, at) => {
    if (value === null) {
      open = null;
      return;
    }
    if (open === null) pieces.push((open = []));
    open.push({ at, value });
  });
  return pieces;
};

/** A point between two gaps is drawn to itself: as a dot, where a line to nowhere would not be seen. */
export const drawnOf = (piece: readonly Placed[]): readonly Placed[] =>
  piece.length === 1 ? [...piece, ...piece] : piece;
