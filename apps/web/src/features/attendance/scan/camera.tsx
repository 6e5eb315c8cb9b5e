import { IconCameraOff } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { useCamera } from './use-camera.ts';
import classes from './scan.module.css';

/** Shows what the camera sees, and says which codes it reads there. */
export const Camera = ({ onRead }: { readonly onRead: (text: string) => void }) => {
  const { t } = useTranslation('attendance');
  const { video, state } = useCamera(onRead);
  return (
    <div className={classes['camera']} data-state={state}>
      <video ref={video} muted playsInline aria-hidden className={classes['video']} />
      {state === 'on' && <i className={classes['aim']} />}
      {state !== 'on' && (
        <p className={classes['noCamera']}>
          {state !== 'starting' && <Icon of={IconCameraOff} size="xxl" />}
          {t(`camera_${state}`)}
        </p>
      )}
    </div>
  );
};
