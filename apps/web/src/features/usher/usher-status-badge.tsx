import type { UsherStatus } from '@proline/domain/people/usher-status';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { StatusBadge } from '../status/status-badge.parts.tsx';

export const UsherStatusBadge = ({ status }: { status: UsherStatus }) => {
  const { t } = useTranslation('status');
  return <StatusBadge status={status}>{t(`usher_${status}`)}</StatusBadge>;
};
