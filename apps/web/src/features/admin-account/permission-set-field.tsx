import type { AdminAccountRow } from '@proline/contract/admin-account/admin-account';
import { holdsAllOf } from '@proline/domain/account/admin-guard';
import { PERMISSION_SETS, type PermissionSet } from '@proline/domain/account/permission';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { offerUndo } from '../../lib/api/undo.ts';
import { SelectField } from '../../ui/choice/select-field.tsx';
import { givePermissionSet } from './admin-account.api.ts';
import classes from './admin-account.module.css';

/** Saves a choice at once and offers to undo it; shows it before the server has answered. */
export const PermissionSetField = ({ account, disabled }: { account: AdminAccountRow; disabled: boolean }) => {
  const { t } = useTranslation('admin-account');
  const { t: sections } = useTranslation('permission-set');
  const own = useUser()?.permission_set ?? 'viewer';
  const { mutate, variables, isPending } = useMutation({
    mutationFn: async (set: PermissionSet) => {
      // By the time of the answer `account` may already be the changed one.
      const { permission_set: before } = account;
      const saved = await givePermissionSet(account, set);
      const text = t('set_changed', { name: saved.name, set: sections(`set_${set}`) });
      offerUndo(text, () => givePermissionSet(saved, before));
    },
  });
  const shown = isPending ? variables : account.permission_set;
  return (
    <div className={classes['section']}>
      <SelectField
        label={t('permission_set')}
        hint={sections(`set_${shown}_text`)}
        value={shown}
        disabled={disabled || isPending}
        choices={PERMISSION_SETS.map((value) => ({
          value,
          label: sections(`set_${value}`),
          disabled: !holdsAllOf(own, value),
        }))}
        onChange={(set) => mutate(set)}
      />
    </div>
  );
};
