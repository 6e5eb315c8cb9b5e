import { Navigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { NotForYou } from '../../../ui/page/not-for-you.tsx';

/** Whoever may not change people sees the usher instead of the form. */
export const FormNotForYou = (): ReactNode => {
  const { t } = useTranslation('usher');
  const { id } = useParams({ strict: false });
  if (id !== undefined) return <Navigate to="/ushers/$id" params={{ id }} replace />;
  return <NotForYou page={t('new_usher')} title={t('not_for_you')} text={t('not_for_you_text')} />;
};
