import { Navigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { NotForYou } from '../../../ui/page/not-for-you.tsx';

/** Whoever may not change team leaders sees the leader instead of the form. */
export const LeaderNotForYou = (): ReactNode => {
  const { t } = useTranslation('team-leader');
  const { id } = useParams({ strict: false });
  if (id !== undefined) return <Navigate to="/leaders/$id" params={{ id }} replace />;
  return <NotForYou page={t('new_leader')} title={t('not_for_you')} text={t('not_for_you_text')} />;
};
