import type { CancelTouches } from '@proline/contract/event-move/event-move';
import type { Translate } from '../../lib/texts/i18n.ts';
import type { BulkFigures } from './event-bulk.api.ts';

type Words = Translate<'event'>;
type Counted =
  | 'bulk_released'
  | 'bulk_invited'
  | 'bulk_expire'
  | 'bulk_leaders'
  | 'bulk_near'
  | 'bulk_over'
  | 'bulk_owner_only'
  | 'bulk_not_drafts';

const counted = (t: Words, key: Counted, count: number): readonly string[] => (count === 0 ? [] : [t(key, { count })]);

/** Returns how many of the chosen events the action applies to. */
export const concerned = (figures: BulkFigures): number =>
  figures.act === 'cancel' ? figures.touches.events : figures.drafts;

/** Returns which events stay as they are, and why. */
export const leftOut = (t: Words, figures: BulkFigures): readonly string[] =>
  figures.act === 'cancel'
    ? [...counted(t, 'bulk_over', figures.touches.over), ...counted(t, 'bulk_owner_only', figures.touches.owner_only)]
    : counted(t, 'bulk_not_drafts', figures.others);

/** Counts people, and also their places where these are more: the lists count places. */
const confirmedReleased = (t: Words, { confirmed, confirmed_places }: CancelTouches): readonly string[] =>
  counted(t, 'bulk_released', confirmed).map((people) =>
    confirmed_places === confirmed ? people : `${people} (${t('bulk_places', { count: confirmed_places })})`,
  );

const released = (t: Words, touches: CancelTouches): readonly string[] => {
  const people = [
    ...confirmedReleased(t, touches),
    ...counted(t, 'bulk_invited', touches.invited),
    ...counted(t, 'bulk_expire', touches.applications),
    ...counted(t, 'bulk_leaders', touches.leaders),
  ];
  return people.length === 0 ? [t('bulk_nobody')] : [...people, t('bulk_told')];
};

export const bulkConsequences = (t: Words, figures: BulkFigures): readonly string[] =>
  figures.act === 'cancel'
    ? [
        ...released(t, figures.touches),
        ...counted(t, 'bulk_near', figures.touches.inside_notice_period),
        ...leftOut(t, figures),
        t('bulk_no_way_back'),
      ]
    : leftOut(t, figures);
