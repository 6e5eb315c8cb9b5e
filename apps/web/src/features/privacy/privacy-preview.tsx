import type { PrivacyContent } from '@proline/domain/privacy/privacy-content';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { ContactAddress } from './contact-address.tsx';
import { privacy as arabic } from './privacy.ar.ts';
import { privacy as english } from './privacy.en.ts';
import { PrivacyHalf } from './privacy-half.tsx';
import classes from './privacy-editor.module.css';

const WIDTH = 880;

type PrivacyPreviewProps = { readonly content: PrivacyContent | null; readonly onClose: () => void };

/** The page as everybody would see it. */
export const PrivacyPreview = ({ content, onClose }: PrivacyPreviewProps) => {
  const { t } = useTranslation('privacy-editor');
  return (
    <Dialog
      open={content !== null}
      onClose={onClose}
      title={t('preview')}
      width={WIDTH}
      actions={
        <Button tone="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {content !== null && (
        <div className={classes['halves']} tabIndex={0} role="group" aria-label={t('preview')}>
          <PrivacyHalf language="en" texts={english} contact={<ContactAddress />} content={content} />
          <PrivacyHalf language="ar" texts={arabic} contact={<ContactAddress />} content={content} />
        </div>
      )}
    </Dialog>
  );
};
