import { DEFAULT_RECRUITING, pairsOf } from '@proline/domain/recruiting/recruiting';
import { addInterviewer, interviewTime, itsDayCame } from '../../testing/people/person-course.ts';
import type { Ground, Samples } from '../../testing/sample/sample-ground.ts';
import { addRow, type Queryable } from '../../testing/sample/sample-rows.ts';

/** Ahead, and with an interviewer of its own, so that no two samples want the same slot. */
const slotOf = async (pool: Queryable) => ({
  interviewer_id: (await addInterviewer(pool)).id,
  starts_at: interviewTime(100),
  mode: 'video',
});

const addPlanned = async ({ pool }: Ground): Promise<string> => {
  const person = await addRow(pool, 'ushers', { status: 'in_interview' });
  const interviewer = await addInterviewer(pool);
  return (await addRow(pool, 'interviews', { person_id: person.id, interviewer_id: interviewer.id })).id;
};

const { criteria_en, criteria_ar } = DEFAULT_RECRUITING;

export const samples: Samples = {
  getInterviewDay: () => Promise.resolve({ query: { day: '2035-05-01' } }),
  getInterviewWeek: () => Promise.resolve({ query: { from: '2035-05-01' } }),
  listPersonInterviews: async ({ pool }) => ({ params: { id: (await addRow(pool, 'ushers')).id } }),
  bookInterview: async ({ pool }) => ({
    body: { person_id: (await addRow(pool, 'ushers')).id, hat: 'usher', version: 1, ...(await slotOf(pool)) },
  }),
  rescheduleInterview: async (ground) => ({
    params: { id: await addPlanned(ground) },
    body: { version: 1, ...(await slotOf(ground.pool)) },
  }),
  closeInterview: async (ground) => ({
    params: { id: await addPlanned(ground) },
    body: { outcome: 'canceled', version: 1 },
  }),
  scoreInterview: async (ground) => {
    await ground.pool.query(`delete from settings where key = 'recruiting'`);
    const id = await addPlanned(ground);
    await itsDayCame(ground.pool, id);
    return {
      params: { id },
      body: {
        scores: pairsOf(criteria_en, criteria_ar).map(({ en }) => ({ criterion: en, score: 4 })),
        note: '',
        version: 1,
      },
    };
  },
};
