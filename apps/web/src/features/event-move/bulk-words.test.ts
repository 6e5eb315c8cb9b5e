import type { CancelTouches } from '@proline/contract/event-move/event-move';
import { expect, test } from 'vitest';
import type { Translate } from '../../lib/texts/i18n.ts';
import { bulkConsequences } from './bulk-words.ts';

/** Returns the key, and the number that goes with it. */
const t: Translate<'event'> = (key, ...[values]: [Readonly<Record<string, string | number>>?]) =>
  values === undefined ? key : `${key} ${values['count']}`;

const TOUCHES: CancelTouches = {
  ...{ events: 2, owner_only: 0, over: 0, inside_notice_period: 0 },
  ...{ confirmed: 2, confirmed_places: 2, invited: 0, leaders: 0, applications: 0 },
};
const consequences = (touches: Partial<CancelTouches>) =>
  bulkConsequences(t, { act: 'cancel', touches: { ...TOUCHES, ...touches } });

test('canceling many counts people once, and names their places as the lists count them', () => {
  expect(consequences({})[0]).toBe('bulk_released 2');
  expect(consequences({ confirmed_places: 5 })[0]).toBe('bulk_released 2 (bulk_places 5)');
  expect(consequences({ confirmed: 0, confirmed_places: 0 })[0]).toBe('bulk_nobody');
});
