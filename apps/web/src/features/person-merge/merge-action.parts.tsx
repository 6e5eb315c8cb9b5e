import { mayDo } from '@proline/domain/account/permission';
import { IconGitMerge } from '@tabler/icons-react';
import { useState } from 'react';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import type { Action } from '../../ui/overlay/action-menu.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { MergeDialog } from './merge-records.tsx';

/** For somebody who stands here twice, whether or not the program has noticed. */
export const useMergeAction = (person: { readonly id: string }, name: string): Action => {
  const { t } = useTranslation('person-merge');
  const user = useUser();
  const [open, setOpen] = useState(false);
  const may = user !== null && mayDo(user.permission_set, 'ushers.write');
  return {
    item: may ? { key: 'merge', label: t('merge'), icon: <Icon of={IconGitMerge} />, run: () => setOpen(true) } : null,
    dialog: open && <MergeDialog person={person} name={name} onClose={() => setOpen(false)} />,
  };
};
