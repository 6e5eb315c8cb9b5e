import type { getLeaderCourse } from '@proline/contract/team-leader/leader-course';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findCourse, readWeek } from './leader-course.queries.ts';

export const showCourse: Handler<typeof getLeaderCourse> = async ({ params }, { pool }) => {
  const known = await findCourse(pool, params.id);
  if (!known) throw new Refusal('not_found');
  return { data: { ...known, week: await readWeek(pool, params.id) } };
};
