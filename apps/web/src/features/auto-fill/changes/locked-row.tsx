import type { FillPositionShown, LockedPlace } from '@proline/contract/auto-fill/auto-fill';
import { nameIn } from '@proline/domain/text/name-in';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { showSuccess } from '../../../lib/screen/toast.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { unlockPlace } from '../auto-fill.api.ts';
import { wholePlace } from '../fill-words.ts';
import classes from './fill-changes.module.css';

type LockedRowProps = { readonly place: LockedPlace; readonly at: FillPositionShown | undefined };

/** Somebody whom no plan moves, until they are unlocked. */
export const LockedRow = ({ place, at }: LockedRowProps) => {
  const { t, language } = useTranslation('auto-fill');
  const [sending, setSending] = useState(false);
  const name = nameIn(language, place.usher);
  const unlock = async () => {
    setSending(true);
    try {
      await unlockPlace(place);
      showSuccess(t('unlocked', { name }));
    } catch {
      // the failure is already on the screen
      setSending(false);
    }
  };
  return (
    <li className={classes['row']} data-locked="true">
      <div className={classes['line']}>
        <span className={classes['kind']} data-kind="locked">
          <Icon of={IconLock} size="s" label={t('locked')} />
        </span>
        <span className={classes['person']}>
          <Avatar name={name} image={place.usher.photo} size={32} />
          <span className={classes['words']}>
            <b className="clip" dir="auto" lang="">
              {name}
            </b>
            <span className={`clip ${classes['place']}`}>
              <bdi>{wholePlace(language, at)}</bdi>
            </span>
          </span>
        </span>
        <Button
          tone="secondary"
          loading={sending}
          onClick={() => void unlock()}
          aria-label={t('unlock_name', { name })}
        >
          {t('unlock')}
        </Button>
      </div>
    </li>
  );
};
