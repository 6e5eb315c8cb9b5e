import type { WorkTime } from '@proline/contract/usher-page/usher-page';

type Counts = Readonly<Record<WorkTime, number>>;

/** Whoever has nothing ahead is shown what is past, unless somebody chose otherwise. */
export const workTimeOf = (chosen: WorkTime | undefined, counts: Counts | undefined): WorkTime =>
  chosen ?? (counts && counts.ahead === 0 && counts.past > 0 ? 'past' : 'ahead');
