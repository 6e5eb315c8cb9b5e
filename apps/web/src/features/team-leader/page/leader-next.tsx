import type { Leader } from '@proline/contract/team-leader/team-leader';
import { titleIn } from '@proline/domain/text/name-in';
import { moment } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { PersonNext } from '../../person/page/person-next.parts.tsx';

/** Shows which event somebody leads next, and what else is coming. */
export const LeaderNext = ({ leader: { id, next_event: next } }: { readonly leader: Leader }) => {
  const { t, language } = useTranslation('team-leader');
  const work = next
    ? [
        {
          key: next.id,
          at: new Date(next.starts_at),
          title: titleIn(language, next),
          text: `${t('leads')} · ${moment(language, new Date(next.starts_at))}`,
          link: { to: '/events/$id', params: { id: next.id } } as const,
        },
      ]
    : [];
  return (
    <PersonNext
      id={id}
      work={work}
      all={
        <TextLink
          to="/leaders/$id/$tab"
          params={{ id, tab: 'events' }}
          label={`${t('all_events')}: ${t('tab_events')}`}
        >
          {t('all_events')}
        </TextLink>
      }
      documents={{ to: '/leaders/$id/$tab', params: { id, tab: 'documents' } }}
    />
  );
};
