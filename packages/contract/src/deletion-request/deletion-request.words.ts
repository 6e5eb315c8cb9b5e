import type { Recorded } from '../frame/recorded.ts';

export const deletionRequestRecorded: Recorded = {
  values: { 'deletion_request.status': { open: { en: 'Open', ar: 'مفتوح' } } },
};
