import { useImageSource } from '../../lib/api/private-image.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import classes from './incident.module.css';

const SKELETON_PX = 320;
const PHOTO_PX = 880;

/** A small picture that opens the large one. */
export const PhotoButton = ({ photo, onOpen }: { readonly photo: string; readonly onOpen: () => void }) => {
  const { t } = useTranslation('incident');
  const source = useImageSource(photo, '384');
  return (
    <button type="button" className={classes['thumb']} aria-label={t('open_photo')} onClick={onOpen}>
      {source !== null && <img src={source} alt="" />}
    </button>
  );
};

export const PhotoDialog = ({ photo, close }: { readonly photo: string; readonly close: () => void }) => {
  const { t } = useTranslation('incident');
  const source = useImageSource(photo, 'whole');
  return (
    <Dialog open onClose={close} title={t('photo')} width={PHOTO_PX}>
      {source === null ? (
        <div role="status" aria-label={t('photo_loading')}>
          <Skeleton height={SKELETON_PX} />
        </div>
      ) : (
        <img src={source} alt={t('photo')} className={classes['photo']} />
      )}
    </Dialog>
  );
};
