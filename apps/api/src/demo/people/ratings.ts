import type { Worked } from '../staffing/attendance.ts';
import { moment } from '../engine/copy.ts';
import { HOUR_MS } from '../event/days.ts';
import { idAt } from '../engine/ids.ts';
import type { Random } from '../engine/random.ts';
import type { Tables } from '../engine/tables.ts';

const PRAISE = [
  '',
  '',
  '',
  'Guests asked for her by name.',
  'Calm at the busiest gate.',
  'Always early, always smiling.',
  'تعامل ممتاز مع الضيوف.',
  'ملتزم بالوقت ومتعاون.',
];
const BLAME = [
  '',
  'Left the post twice without a word.',
  'Phone in hand during the whole shift.',
  'تأخّر عن موقعه أكثر من مرة.',
];

interface Rated {
  readonly usher_id: string;
  readonly leader_id: string;
  readonly quality: number;
  readonly worked: Worked;
  /** the rating was written before this moment */
  readonly before: number;
}

export function addRating(
  tables: Tables,
  random: Random,
  { usher_id, leader_id, quality, worked, before }: Rated,
): void {
  const stars = Math.min(5, Math.max(1, Math.round(2.4 + 2.4 * quality + random.between(-0.9, 0.9))));
  const created_at =
    worked.checked_out_at + Math.max(0, Math.min(random.between(1, 30) * HOUR_MS, before - worked.checked_out_at));
  const comment = stars >= 4 ? random.pick(PRAISE) : stars <= 2 ? random.pick(BLAME) : '';
  tables.rows.ratings.add([
    idAt(random, created_at),
    worked.assignment_id,
    usher_id,
    null,
    leader_id,
    stars,
    comment,
    moment(created_at),
  ]);
}
