import type { DocumentKind } from '@proline/domain/people/document';
import { keyOf } from '../../features/file/file.service.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { moment } from '../engine/copy.ts';
import { DAY_MS, dayIn, HOUR_MS, isoDay, type Day } from '../event/days.ts';
import { OFFICE_ZONE } from '../event/places.ts';
import { idAt } from '../engine/ids.ts';
import { Random } from '../engine/random.ts';
import type { RecordPart } from './record-part.ts';
import { specimenPdf } from './specimen-pdf.ts';

const TYPE = 'application/pdf';
/** Opening and closing a few hundred files takes longer than filling a table, so their number is bounded. */
const MOST_PEOPLE = 60;
const EVERY = 40;
/** So many are stored at a time. */
const AT_ONCE = 12;

interface Paper {
  readonly kind: DocumentKind;
  readonly name: string;
  readonly title: string;
  /** for how many days it is valid; null: for good */
  readonly days: number | null;
}
const PAPERS: readonly Paper[] = [
  { kind: 'national_id', name: 'national-id.pdf', title: 'National ID', days: 5 * 365 },
  { kind: 'health_card', name: 'health-certificate.pdf', title: 'Health certificate', days: 365 },
  { kind: 'contract', name: 'work-agreement.pdf', title: 'Work agreement', days: null },
  { kind: 'certificate', name: 'first-aid.pdf', title: 'First aid certificate', days: 2 * 365 },
  { kind: 'passport', name: 'passport.pdf', title: 'Passport', days: 7 * 365 },
  { kind: 'residence_permit', name: 'residence-permit.pdf', title: 'Residence permit', days: 365 },
  { kind: 'other_paper', name: 'university-letter.pdf', title: 'Letter of the university', days: 200 },
];

/** What people hand in, as small files that can be opened. They are drawn once for each kind and hold nobody's name. */
export class Papers {
  readonly #part: RecordPart;
  readonly #random: Random;
  readonly #today: Day;
  readonly #people: { readonly id: string; readonly since: number }[] = [];
  #served = 0;

  constructor(part: RecordPart) {
    this.#part = part;
    this.#random = Random.of(part.seed, 'papers');
    this.#today = dayIn(OFFICE_ZONE, part.now);
  }

  consider(id: string, since: number, isShown: boolean): void {
    if ((isShown || this.#served++ % EVERY === 0) && this.#people.length < MOST_PEOPLE)
      this.#people.push({ id, since });
  }

  /** Rows are added once all bytes are stored: a row without its bytes could not be opened. */
  async store(storage: Storage): Promise<void> {
    const random = this.#random;
    const { tables, office, now } = this.#part;
    const pages = new Map(PAPERS.map(({ kind, title }) => [kind, specimenPdf(title)]));
    const made = this.#people.flatMap(({ id: person_id, since }, place) => {
      const [first, ...others] = PAPERS;
      const chosen = [first, ...random.shuffle([...others]).slice(0, random.whole(1, 2))];
      return chosen.flatMap((paper, number) => {
        if (!paper) return [];
        const created_at = Math.min(now - HOUR_MS, since + random.between(0.1, 20) * DAY_MS);
        const expires = this.#expiry(paper, place + 5 * number);
        return [
          { paper, person_id, created_at, expires, file_id: idAt(random, created_at), id: idAt(random, created_at) },
        ];
      });
    });
    for (let from = 0; from < made.length; from += AT_ONCE) {
      await Promise.all(
        made.slice(from, from + AT_ONCE).map(async ({ paper, file_id }) => {
          await storage.put(keyOf(file_id, 'original', TYPE), pages.get(paper.kind) ?? Buffer.alloc(0), TYPE);
        }),
      );
    }
    const { recruiter } = office.admins;
    for (const { paper, person_id, created_at, expires, file_id, id } of made) {
      const size = pages.get(paper.kind)?.length ?? 0;
      tables.rows.files.add([
        ...[file_id, 'usher_document', paper.name, TYPE, size],
        ...[null, null, recruiter, moment(created_at), null],
      ]);
      const expires_on = expires === null ? null : isoDay(expires);
      tables.rows.person_documents.add([id, person_id, paper.kind, file_id, expires_on, recruiter, moment(created_at)]);
    }
  }

  /** Of twelve, one is over, two end within the month, and the others last. */
  #expiry({ days }: Paper, lot: number): Day | null {
    const random = this.#random;
    const [over, soon, late] = [-random.whole(2, 40), random.whole(1, 28), random.whole(45, days ?? 45)];
    if (days === null) return null;
    return this.#today + (lot % 12 === 3 ? over : lot % 12 === 0 || lot % 12 === 7 ? soon : late);
  }
}
