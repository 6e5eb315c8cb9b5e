import { mayDo } from '@proline/domain/account/permission';
import { IconWand } from '@tabler/icons-react';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Icon } from '../../ui/picture/icon.tsx';

/** To the plan for all open places of an event, for those who may assign; its word is one of the shell's. */
export const AutoFillLink = ({ eventId }: { readonly eventId: string }) => {
  const { t } = useTranslation('shell');
  const user = useUser();
  if (user === null || !mayDo(user.permission_set, 'assignments.write')) return null;
  return (
    <ButtonLink tone="secondary" to="/hiringUshers/$eventId/auto-fill" params={{ eventId }}>
      <Icon of={IconWand} />
      {t('auto_fill')}
    </ButtonLink>
  );
};
