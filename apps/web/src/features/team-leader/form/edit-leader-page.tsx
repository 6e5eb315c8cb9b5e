import { useQuery } from '@tanstack/react-query';
import { useParams, type LinkProps } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { EditPersonForm } from '../../person/edit-person-form.parts.tsx';
import { LeaderLoading } from '../page/leader-states.tsx';
import { leaderQuery, saveLeader } from '../team-leader.api.ts';
import { leaderForm } from '../team-leader.forms.ts';

export const EditLeaderPage = (): ReactNode => {
  const { t } = useTranslation('team-leader');
  const { id } = useParams({ from: '/shell/leaders/$id/edit' });
  const query = useQuery(leaderQuery(id));
  const page = useMemo((): LinkProps => ({ to: '/leaders/$id', params: { id } }), [id]);
  if (!query.data) return <LeaderLoading query={query} />;
  return (
    <EditPersonForm
      declared={leaderForm}
      person={query.data}
      list={{ label: t('title'), link: { to: '/leaders' } }}
      page={page}
      save={(body) => saveLeader(id, body)}
      reload={() => queryClient.query({ ...leaderQuery(id), staleTime: 0 })}
    />
  );
};
