import { ownFirst } from '@proline/domain/text/name-in';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { usePlan } from '../desk/plan-context.ts';

/** Longer titles are cut off in the header; the field shows them in full. */
const MOST_SHOWN = 120;

/** Returns the draft's title in the reader's language, or else the other one. */
export const usePlanTitle = (): string => {
  const { t, language } = useTranslation('event-plan');
  const { plan, eventId } = usePlan();
  const { title_en, title_ar } = plan.stepOne;
  const [own, other] = ownFirst(language, title_en, title_ar);
  const title = own.trim() || other.trim();
  if (title === '') return t(eventId === null ? 'new_event' : 'untitled');
  return title.length > MOST_SHOWN ? `${title.slice(0, MOST_SHOWN)}…` : title;
};
