import type { ComponentProps } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { PersonLoading, PersonMissing } from '../../person/page/person-states.parts.tsx';

const useStates = () => {
  const { t } = useTranslation('team-leader');
  return {
    words: { missing: t('missing'), failed: t('page_failed'), toAll: t('to_leaders') },
    all: { to: '/leaders' },
  } as const;
};

export const LeaderLoading = ({ query }: Pick<ComponentProps<typeof PersonLoading>, 'query'>) => (
  <PersonLoading query={query} {...useStates()} />
);

export const LeaderMissing = () => <PersonMissing {...useStates()} />;
