import { mayDo } from '@proline/domain/account/permission';
import { IconBook2, IconReceiptRefund } from '@tabler/icons-react';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Icon } from '../../ui/picture/icon.tsx';

/** From the transactions to what people owe, and to the ledger for those who may read it. */
export const MoneyLinks = () => {
  const { t } = useTranslation('recovery');
  const user = useUser();
  return (
    <>
      <ButtonLink to="/transactions/recoveries" tone="secondary">
        <Icon of={IconReceiptRefund} />
        {t('title')}
      </ButtonLink>
      {user !== null && mayDo(user.permission_set, 'ledger.read') && (
        <ButtonLink to="/transactions/ledger" tone="secondary">
          <Icon of={IconBook2} />
          {t('ledger')}
        </ButtonLink>
      )}
    </>
  );
};
