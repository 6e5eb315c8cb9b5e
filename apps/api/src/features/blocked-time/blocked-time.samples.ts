import { addInterviewer, interviewTime } from '../../testing/people/person-course.ts';
import type { Ground, Samples } from '../../testing/sample/sample-ground.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

const addBlocked = async ({ pool }: Ground) => {
  const interviewer_id = (await addInterviewer(pool)).id;
  return { id: (await addRow(pool, 'interviewer_times', { interviewer_id, reason: 'Site visit' })).id };
};

export const samples: Samples = {
  blockTime: async ({ pool }) => ({
    body: {
      interviewer_id: (await addInterviewer(pool)).id,
      starts_at: interviewTime(100),
      ends_at: interviewTime(100, '10:00:00'),
      reason: 'Site visit',
    },
  }),
  unblockTime: async (ground) => ({ params: await addBlocked(ground) }),
};
