import type { LedEvent } from '@proline/contract/team-leader/leader-events';
import { titleIn } from '@proline/domain/text/name-in';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/texts/i18n.ts';

/** The title of an event that somebody leads, which leads to its page. */
export const LedEventLink = ({ event }: Pick<LedEvent, 'event'>) => {
  const { language } = useTranslation('team-leader');
  return (
    <Link to="/events/$id" params={{ id: event.id }}>
      <bdi>{titleIn(language, event)}</bdi>
    </Link>
  );
};
