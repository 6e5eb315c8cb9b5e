import type { Newcomer } from '../people/leaders.ts';
import type { Usher } from '../people/ushers.ts';
import { Availabilities } from './availability.ts';
import { Notes } from './notes.ts';
import { Papers } from './papers.ts';
import type { RecordPart } from './record-part.ts';

/** So many who have served longest have something in every part of their page. */
const SHOWN = 25;

const LEADERS_WITH_PAPERS = 8;

/** What the pages of people hold beside their work and pay. */
export class Records {
  readonly #availabilities: Availabilities;
  readonly #notes: Notes;
  readonly papers: Papers;
  #ushersShown = 0;
  #leadersShown = 0;

  constructor(part: RecordPart) {
    this.#availabilities = new Availabilities(part);
    this.#notes = new Notes(part);
    this.papers = new Papers(part);
  }

  addUsher({ id, status, changed_at, created_at, approved_at }: Usher): void {
    if (status === 'rejected') return;
    const isShown = status === 'approved' && this.#ushersShown++ < SHOWN;
    if (approved_at === null) this.#notes.add(id, Math.min(created_at, changed_at), { isShown: false, isNew: true });
    else {
      this.#notes.add(id, approved_at, { isShown, isNew: false });
      this.#availabilities.add(id, approved_at, isShown);
      this.papers.consider(id, approved_at, isShown);
    }
  }

  addLeader({ id, approved_at, created_at }: Newcomer): void {
    const isShown = approved_at !== null && this.#leadersShown++ < SHOWN;
    this.#notes.add(id, approved_at ?? created_at, { isShown, isNew: approved_at === null });
    if (approved_at === null) return;
    this.#availabilities.add(id, approved_at, isShown);
    this.papers.consider(id, approved_at, isShown && this.#leadersShown <= LEADERS_WITH_PAPERS);
  }
}
