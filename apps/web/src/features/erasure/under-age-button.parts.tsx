import { mayDo } from '@proline/domain/account/permission';
import { MINIMUM_AGE } from '@proline/domain/people/age';
import { IconShieldX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useLetterKeys } from '../../lib/screen/use-letter-keys.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import type { Action } from '../../ui/overlay/action-menu.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { KeyCap } from '../../ui/picture/key-cap.tsx';
import { consequencesOf } from './consequences.ts';
import { erasableQuery, sendUnderAge } from './erasure.api.ts';

type UnderAgeButtonProps = {
  readonly person: { readonly id: string; readonly version: number; readonly age: number | null };
  readonly name: string;
  readonly onDone?: (() => void) | undefined;
};

/** Destroys everything about somebody who may be younger than 18; for those who may. U asks, as the other decisions have their letters. */
export const UnderAgeButton = (props: UnderAgeButtonProps) => {
  const { item, dialog } = useUnderAgeAction(props);
  useLetterKeys({ KeyU: item?.run }, item !== null);
  return (
    <>
      {item && (
        <Button tone="secondary" aria-keyshortcuts="U" onClick={item.run}>
          {item.icon}
          {item.label}
          <KeyCap silent>U</KeyCap>
        </Button>
      )}
      {dialog}
    </>
  );
};

/** The same behind the button of a menu. */
export const useUnderAgeAction = ({ person, name, onDone }: UnderAgeButtonProps): Action => {
  const { t } = useTranslation('erasure');
  const user = useUser();
  const [open, setOpen] = useState(false);
  const { data } = useQuery({ ...erasableQuery(person.id), enabled: open });
  const may = user !== null && mayDo(user.permission_set, 'join_requests.write');
  const offered = may && (person.age === null || person.age < MINIMUM_AGE);
  return {
    item: offered
      ? {
          key: 'under_age',
          label: t('under_age'),
          icon: <Icon of={IconShieldX} />,
          danger: true,
          run: () => setOpen(true),
        }
      : null,
    dialog: open && data && (
      <ConfirmDialog
        open
        title={t('under_age_title', { name })}
        text={t('under_age_text')}
        consequences={consequencesOf([data], t)}
        confirmLabel={t('delete_confirm')}
        onConfirm={async () => {
          await sendUnderAge(person.id, data.version);
          showSuccess(t('under_age_done', { name }));
          setOpen(false);
          onDone?.();
        }}
        onCancel={() => setOpen(false)}
      />
    ),
  };
};
