import { mayDo } from '@proline/domain/account/permission';
import { IconGitMerge } from '@tabler/icons-react';
import { useState } from 'react';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { MergeDialog } from './merge-records.tsx';

type MergeButtonProps = { readonly person: { readonly id: string }; readonly name: string };

/** For somebody who stands here twice, whether or not the program has noticed. */
export const MergeButton = ({ person, name }: MergeButtonProps) => {
  const { t } = useTranslation('person-merge');
  const user = useUser();
  const [open, setOpen] = useState(false);
  if (user === null || !mayDo(user.permission_set, 'ushers.write')) return null;
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        <Icon of={IconGitMerge} />
        {t('merge')}
      </Button>
      {open && <MergeDialog person={person} name={name} onClose={() => setOpen(false)} />}
    </>
  );
};
