import type { ComponentProps } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { PersonLoading, PersonMissing } from '../../person/page/person-states.parts.tsx';

const useStates = () => {
  const { t } = useTranslation('usher');
  return {
    words: { missing: t('missing'), failed: t('page_failed'), toAll: t('to_ushers') },
    all: { to: '/ushers' },
  } as const;
};

export const UsherLoading = ({ query }: Pick<ComponentProps<typeof PersonLoading>, 'query'>) => (
  <PersonLoading query={query} {...useStates()} />
);

export const UsherMissing = () => <PersonMissing {...useStates()} />;
