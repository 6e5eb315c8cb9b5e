import { useQuery } from '@tanstack/react-query';
import { useParams, type LinkProps } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { EditPersonForm } from '../../person/edit-person-form.parts.tsx';
import { UsherLoading } from '../page/usher-states.tsx';
import { saveUsher, usherQuery } from '../usher.api.ts';
import { usherForm } from '../usher.forms.ts';

export const EditUsherPage = (): ReactNode => {
  const { t } = useTranslation('usher');
  const { id } = useParams({ from: '/shell/ushers/$id/edit' });
  const query = useQuery(usherQuery(id));
  const page = useMemo((): LinkProps => ({ to: '/ushers/$id', params: { id } }), [id]);
  if (!query.data) return <UsherLoading query={query} />;
  return (
    <EditPersonForm
      declared={usherForm}
      person={query.data}
      list={{ label: t('title'), link: { to: '/ushers' } }}
      page={page}
      save={(body) => saveUsher(id, body)}
      reload={() => queryClient.query({ ...usherQuery(id), staleTime: 0 })}
    />
  );
};
