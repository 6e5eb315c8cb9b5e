import type { Tables } from '../engine/tables.ts';
import type { Newcomer } from '../people/leaders.ts';
import type { Office } from '../people/office.ts';
import type { Usher } from '../people/ushers.ts';
import { Availabilities } from './availability.ts';
import { Notes } from './notes.ts';

/** So many who have served longest have something in every part of their page. */
const SHOWN = 25;

export interface RecordPart {
  readonly tables: Tables;
  readonly office: Office;
  readonly seed: number;
  readonly now: number;
}

/** What the pages of people hold beside their work and pay. */
export class Records {
  readonly #availabilities: Availabilities;
  readonly #notes: Notes;
  #ushersShown = 0;
  #leadersShown = 0;

  constructor(part: RecordPart) {
    this.#availabilities = new Availabilities(part);
    this.#notes = new Notes(part);
  }

  addUsher({ id, status, changed_at, created_at, approved_at }: Usher): void {
    if (status === 'rejected') return;
    const isShown = status === 'approved' && this.#ushersShown++ < SHOWN;
    if (approved_at === null) this.#notes.add(id, Math.min(created_at, changed_at), { isShown: false, isNew: true });
    else {
      this.#notes.add(id, approved_at, { isShown, isNew: false });
      this.#availabilities.add(id, approved_at, isShown);
    }
  }

  addLeader({ id, approved_at, created_at }: Newcomer): void {
    const isShown = approved_at !== null && this.#leadersShown++ < SHOWN;
    this.#notes.add(id, approved_at ?? created_at, { isShown, isNew: approved_at === null });
    if (approved_at !== null) this.#availabilities.add(id, approved_at, isShown);
  }
}
