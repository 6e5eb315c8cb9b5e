import { moment } from '../engine/copy.ts';
import { dayIn, HOUR_MS, momentIn } from '../event/days.ts';
import { OFFICE_ZONE } from '../event/places.ts';
import { idAt } from '../engine/ids.ts';
import { Random } from '../engine/random.ts';
import type { Tables } from '../engine/tables.ts';
import type { RecordPart } from './record-part.ts';

const TEXTS = [
  'Asked for evening shifts only until the end of term.',
  'Speaks to VIP guests with ease; the protocol team asked for more of this.',
  'Uniform handed out: blazer and badge. To be returned.',
  'Prefers the gates. Gets tired at long registration desks.',
  'Called about the late payment in spring; settled the same week.',
  'Can lead a small team. Suggest a promotion after the season.',
  'Needs a reminder on the morning of the shift.',
  'Parking is a problem at the north venue: comes by metro.',
  'يفضّل العمل في المعارض على الحفلات.',
  'تعامل هادئ مع ازدحام البوابات، ويُرشَّح لاستقبال كبار الضيوف.',
  'طُلب تحديث صورة الهوية قبل نهاية الشهر.',
  'تعذّر التواصل مرتين، ثم جرى تأكيد رقم الهاتف.',
  'إتقان الإنجليزية واضح؛ يناسب منصات كبار الشخصيات.',
];
const NEWCOMER_TEXTS = [
  'Came recommended by one of our team leaders.',
  'Wants to start next month, after exams.',
  'وعد بإرسال الصورة خلال أيام.',
  'Speaks three languages; worth a quick interview.',
];
const SHARE = 0.26;
const NEWCOMER_SHARE = 0.15;

/** What the office writes down about people, for itself. */
export class Notes {
  readonly #tables: Tables;
  readonly #authors: readonly string[];
  readonly #random: Random;
  readonly #now: number;

  constructor({ tables, office, seed, now }: RecordPart) {
    const { recruiter, ops, owner } = office.admins;
    this.#tables = tables;
    this.#authors = [recruiter, recruiter, ops, ops, owner];
    this.#random = Random.of(seed, 'notes');
    this.#now = now;
  }

  add(
    person_id: string,
    since: number,
    { isShown, isNew }: { readonly isShown: boolean; readonly isNew: boolean },
  ): void {
    const random = this.#random;
    if (!random.chance(isNew ? NEWCOMER_SHARE : SHARE) && !isShown) return;
    const until = this.#now - HOUR_MS;
    for (let left = isShown ? 3 : random.whole(1, 2); left > 0; left--) {
      const some = since + Math.max(0, until - since) * random.between(0.05, 0.98);
      const hour = momentIn(OFFICE_ZONE, dayIn(OFFICE_ZONE, some), random.whole(9 * 60, 18 * 60));
      // who came today was written about today
      const written = hour > since && hour < until ? hour : some;
      const changed = random.chance(0.15) ? written + Math.max(0, until - written) * random.unit() : null;
      this.#tables.rows.person_notes.add([
        idAt(random, written),
        person_id,
        random.pick(this.#authors),
        random.pick(isNew ? NEWCOMER_TEXTS : TEXTS),
        changed === null ? 1 : 2,
        moment(written),
        changed === null ? null : moment(changed),
      ]);
    }
  }
}
