import { mayDo } from '@proline/domain/account/permission';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useUser } from '../../../lib/session/session-store.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { revealedIdNumber } from '../person.api.ts';
import classes from './person-page.module.css';

/** The end of the number; the whole of it only on demand, which the audit log records. */
export const IdNumber = ({ id, last4 }: { readonly id: string; readonly last4: string }) => {
  const { t } = useTranslation('person');
  const user = useUser();
  const [whole, setWhole] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const reveal = async () => {
    setAsking(true);
    try {
      setWhole(await revealedIdNumber(id));
    } catch {
      // A toast has shown the failure.
    }
    setAsking(false);
  };
  return (
    <span className={classes['secret']}>
      <bdi dir="ltr">{whole ?? `•••• ${last4}`}</bdi>
      {whole === null && user !== null && mayDo(user.permission_set, 'id_number.reveal') && (
        <Button tone="secondary" loading={asking} onClick={() => void reveal()}>
          <Icon of={IconEye} />
          {t('reveal')}
        </Button>
      )}
      {whole === null && <span className={classes['quiet']}>{t('reveal_logged')}</span>}
    </span>
  );
};
