import type { Usher } from '@proline/contract/usher/usher';
import { nameIn, titleIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { timesBetween } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { CityName } from '../../city/city-name.parts.tsx';
import { StateBadge } from '../../event-page/people/state-badge.parts.tsx';
import { PersonNext } from '../../person/page/person-next.parts.tsx';
import { workQuery } from './usher-page.api.ts';

/** More than fits beside the page is on the tab of events. */
const SHOWN = 3;

/** Shows where an usher works next, and what else is coming. */
export const UsherNext = ({ usher: { id } }: { readonly usher: Usher }) => {
  const { t, language } = useTranslation('usher-page');
  const { data } = useQuery(workQuery(id, 'ahead', 1));
  const work = data?.data.slice(0, SHOWN).map(({ id: key, event, role, starts_at, ends_at, status }) => ({
    key,
    at: new Date(starts_at),
    timeZone: event.time_zone,
    title: titleIn(language, event),
    text: (
      <>
        {nameIn(language, role)} · {timesBetween(language, new Date(starts_at), new Date(ends_at), event.time_zone)} ·{' '}
        <CityName of={event.city} />
      </>
    ),
    end: <StateBadge tone={status === 'confirmed' ? 'good' : 'waiting'}>{t(`status_${status}`)}</StateBadge>,
    link: { to: '/events/$id', params: { id: event.id } } as const,
  }));
  return (
    <PersonNext
      id={id}
      work={work}
      all={
        <TextLink to="/ushers/$id/$tab" params={{ id, tab: 'events' }} label={`${t('group_all')}: ${t('work')}`}>
          {t('group_all')}
        </TextLink>
      }
      documents={{ to: '/ushers/$id/$tab', params: { id, tab: 'documents' } }}
    />
  );
};
