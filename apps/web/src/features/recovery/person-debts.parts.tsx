import { mayDo } from '@proline/domain/account/permission';
import { IconBook2, IconReceiptRefund } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { moneyText } from '../../lib/money/money-text.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { DebtDialog } from './overpayment-dialog.parts.tsx';
import { debtsQuery } from './recovery.api.ts';
import classes from './recovery.module.css';

/** Says what a person still owes, and leads to the debts and to the person's ledger. */
export const PersonDebts = ({ id }: { readonly id: string }) => {
  const { t, language } = useTranslation('recovery');
  const [asked, setAsked] = useState(false);
  const user = useUser();
  const { data = [] } = useQuery(debtsQuery(id));
  const may = (permission: 'transfers.write' | 'ledger.read') =>
    user !== null && mayDo(user.permission_set, permission);
  const owed = [...Map.groupBy(data, ({ currency }) => currency)].map(([currency, rows]) =>
    moneyText(
      language,
      currency,
      rows.reduce((sum, row) => sum + row.amount_minor - row.taken_minor, 0),
    ),
  );
  return (
    <div className={classes['debts']}>
      {owed.length > 0 && (
        <Link to="/transactions/recoveries" search={{ person: id }} className={classes['owes'] ?? ''}>
          <Icon of={IconReceiptRefund} size="s" />
          {t('owes', { amounts: owed.join(' · ') })}
        </Link>
      )}
      {may('transfers.write') && (
        <Button tone="secondary" onClick={() => setAsked(true)}>
          <Icon of={IconReceiptRefund} />
          {t('debt')}
        </Button>
      )}
      {may('ledger.read') && (
        <ButtonLink to="/transactions/ledger" search={{ person: id }} tone="secondary">
          <Icon of={IconBook2} />
          {t('ledger')}
        </ButtonLink>
      )}
      {asked && <DebtDialog person_id={id} close={() => setAsked(false)} />}
    </div>
  );
};
