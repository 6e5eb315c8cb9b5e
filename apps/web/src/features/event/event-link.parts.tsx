import { titleIn } from '@proline/domain/text/name-in';
import { Link } from '@tanstack/react-router';
import { usePreferences } from '../../lib/preferences/preferences.ts';
import type { Titled } from './event-title.parts.ts';

/** The title of an event, which leads to its page. */
export const EventLink = ({ event }: { readonly event: Titled & { readonly id: string } }) => {
  const language = usePreferences((preferences) => preferences.language);
  return (
    <Link to="/events/$id" params={{ id: event.id }}>
      <bdi>{titleIn(language, event)}</bdi>
    </Link>
  );
};
