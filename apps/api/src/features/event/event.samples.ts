import type { Samples } from '../../testing/sample/sample-ground.ts';
import { addPlaces } from '../../testing/sample/sample-rows.ts';

const ofEvent: Samples[string] = async ({ pool }) => ({ params: { id: (await addPlaces(pool)).event_id } });

export const samples: Samples = {
  getEvent: ofEvent,
  getEventStaffing: ofEvent,
};
