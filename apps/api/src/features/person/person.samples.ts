import type { Samples } from '../../testing/sample/sample-ground.ts';
import { addIdentified } from '../../testing/sample/sample-person.ts';

export const samples: Samples = {
  revealIdNumber: async (ground) => ({ params: { id: await addIdentified(ground, '1089912345') } }),
};
