import { mayDo } from '@proline/domain/account/permission';
import { useState } from 'react';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { MergeDialog } from './merge-records.tsx';

type CompareButtonProps = { readonly person: { readonly id: string }; readonly name: string; readonly other: string };

/** Shows two records side by side, to be merged; for those who may. */
export const CompareButton = ({ person, name, other }: CompareButtonProps) => {
  const { t } = useTranslation('person-merge');
  const user = useUser();
  const [open, setOpen] = useState(false);
  if (user === null || !mayDo(user.permission_set, 'ushers.write')) return null;
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        {t('compare')}
      </Button>
      {open && <MergeDialog person={person} name={name} other={other} onClose={() => setOpen(false)} />}
    </>
  );
};
