import type { EventMoves } from '@proline/contract/event-move/event-move';
import type { EventMoveRefusal } from '@proline/domain/event-move/event-move';
import { moneyText } from '../../lib/money/money-text.ts';
import type { Language } from '../../lib/preferences/preferences-cookie.ts';
import type { Translate } from '../../lib/texts/i18n.ts';
import type { MoveName } from './move-name.ts';

type Words = Translate<'event-move'>;

/** Returns why a move is refused now, with the numbers where there are some. */
export const refusalWords = (t: Words, refusal: EventMoveRefusal, touches: EventMoves['touches']): string => {
  switch (refusal) {
    case 'attendance_unresolved':
      return t('why_attendance_unresolved', { count: touches.unresolved });
    case 'still_clocked_in':
      return t('why_still_clocked_in', { count: touches.clocked_in });
    default:
      return t(`why_${refusal}`);
  }
};

type Counted = 'ushers_told' | 'leaders_told' | 'leaders_free' | 'expected' | 'expire' | 'voided' | 'invited_released';

/** Counts people, and also their places where these are more: the lists count places. */
const releasedWords = (t: Words, { confirmed, confirmed_places }: EventMoves['touches']): string[] => {
  if (confirmed === 0) return [];
  const people = t('released', { count: confirmed });
  return [confirmed_places === confirmed ? people : `${people} (${t('places', { count: confirmed_places })})`];
};

/** Returns in numbers what a move will do. Lines that affect nobody are left out. */
export const moveConsequences = (
  t: Words,
  name: MoveName,
  { status, touches, pay, currency }: EventMoves,
  language: Language,
): string[] => {
  const counted = (key: Counted, count: number) => (count === 0 ? [] : [t(key, { count })]);
  switch (name) {
    case 'publish':
      return [
        t('staff_see_it'),
        t('ushers_told', { count: touches.eligible }),
        ...counted('leaders_told', touches.leaders),
        t('rates_frozen'),
      ];
    case 'withdraw':
      return [t('staff_lose_it'), ...counted('leaders_free', touches.leaders), t('plan_open')];
    case 'start':
      return [t('check_in_opens'), ...counted('expected', touches.confirmed), ...counted('expire', touches.undecided)];
    case 'complete':
      return [
        t('attendance_locked'),
        pay === null || pay.transfers === 0
          ? t('no_pay_made')
          : t('pay_made', { count: pay.transfers, sum: moneyText(language, currency, pay.net_minor) }),
        t('ratings_asked'),
      ];
    case 'reopen':
      return [t('attendance_open'), ...counted('voided', touches.transfers_pending)];
    case 'cancel': {
      const touched = [
        ...releasedWords(t, touches),
        ...counted('invited_released', touches.invited),
        ...counted('expire', touches.applications),
        // The leaders of a draft are only planned.
        ...(status === 'draft' ? [] : counted('leaders_free', touches.leaders)),
      ];
      return [
        ...(touched.length === 0 ? [t('nobody_touched')] : [...touched, t('people_told')]),
        ...(status === 'in_progress' ? [t('minutes_paid')] : []),
        t('no_way_back'),
      ];
    }
  }
};
