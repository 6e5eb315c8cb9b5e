/** Every allowed move from a status; anything absent is refused. */
export type StatusMoves<Status extends string> = Readonly<Record<Status, readonly Status[]>>;

export const canMove = <Status extends string>(moves: StatusMoves<Status>, from: Status, to: Status): boolean =>
  moves[from].includes(to);

/** The whole table as readable lines, so that a test can state the complete rule. */
export const listMoves = <Status extends string>(moves: StatusMoves<Status>, statuses: readonly Status[]): string[] =>
  statuses.flatMap((from) => moves[from].map((to) => `${from} → ${to}`));
