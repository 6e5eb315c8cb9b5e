import { useRouter } from '@tanstack/react-router';
import { KeyList } from '../../../features/guide/keys/key-list.parts.tsx';
import { helpAt } from '../../../features/guide/screen-help.parts.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

/** The keys of the screen that is open, and then those that work everywhere. */
export const KeysDialog = ({ close }: { readonly close: () => void }) => {
  const { t } = useTranslation('keys');
  const router = useRouter();
  const { keys } = helpAt(router, router.state.location.href);
  return (
    <Dialog
      open
      onClose={close}
      title={t('title')}
      width={640}
      actions={
        <Button tone="secondary" onClick={close}>
          {t('done')}
        </Button>
      }
    >
      <KeyList groups={[...keys, 'everywhere']} />
    </Dialog>
  );
};
