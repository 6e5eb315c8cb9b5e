import { overlaps, type Period } from '../time/period.ts';

/** Why a planned interview cannot be held: the person works then, is away that day, or nobody is there to ask. */
export const INTERVIEW_CLASHES = ['work', 'away', 'interviewer'] as const;
export type InterviewClash = (typeof INTERVIEW_CLASHES)[number];

type Column = { readonly id: string; readonly open: readonly Period[] };
type SlotPlace = { readonly interviewer_id: string; readonly starts_at: Date };

type Clashing = {
  readonly kind: InterviewClash;
  readonly interviewer_id: string;
  readonly starts_at: Date;
  /** When the person works; null: that is not the reason. */
  readonly work: Period | null;
};

/** Where else that day it could be held: with another interviewer at the same time, or with the same one at another. */
export const waysOut = (clash: Clashing, columns: readonly Column[]): readonly SlotPlace[] => {
  const { kind, interviewer_id, starts_at, work } = clash;
  if (kind === 'away') return [];
  const fits = (slot: Period) => work === null || !overlaps(slot, work);
  const sameTime = (slot: Period) => fits(slot) && slot.starts_at.getTime() === starts_at.getTime();
  const other = columns.find(({ id, open }) => id !== interviewer_id && open.some(sameTime));
  const own = columns.find(({ id }) => id === interviewer_id)?.open.filter(fits) ?? [];
  const next = own.find((slot) => slot.starts_at > starts_at) ?? own[0];
  return [
    ...(other ? [{ interviewer_id: other.id, starts_at }] : []),
    ...(next ? [{ interviewer_id, starts_at: next.starts_at }] : []),
  ];
};

/** Moves from open slot to open slot: up and down with one interviewer, onwards and back to the nearest of another. */
export const slotBeside = (
  columns: readonly Column[],
  at: SlotPlace | null,
  way: 'up' | 'down' | 'onwards' | 'back',
): SlotPlace | undefined => {
  const withOpen = columns.filter(({ open }) => open.length > 0);
  const place = (column: Column | undefined, slot: Period | undefined) =>
    column && slot && { interviewer_id: column.id, starts_at: slot.starts_at };
  if (at === null) return place(withOpen[0], withOpen[0]?.open[0]);
  const index = withOpen.findIndex(({ id }) => id === at.interviewer_id);
  if (way === 'onwards' || way === 'back') {
    const column = withOpen[index + (way === 'onwards' ? 1 : -1)];
    const distance = (slot: Period) => Math.abs(slot.starts_at.getTime() - at.starts_at.getTime());
    const [nearest] = column?.open.toSorted((a, b) => distance(a) - distance(b)) ?? [];
    return place(column, nearest);
  }
  const column = withOpen[index];
  const open = way === 'down' ? column?.open : column?.open.toReversed();
  return place(
    column,
    open?.find(({ starts_at }) => (way === 'down' ? starts_at > at.starts_at : starts_at < at.starts_at)),
  );
};

/** How much of a period has gone by, from 0 to 1; null: it is not now. */
export const gone = ({ starts_at, ends_at }: Period, now: Date): number | null =>
  now < starts_at || now >= ends_at
    ? null
    : (now.getTime() - starts_at.getTime()) / (ends_at.getTime() - starts_at.getTime());
