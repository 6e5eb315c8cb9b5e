import type { QueueGroup } from '@proline/contract/event-application/event-application';
import { ownFirst } from '@proline/domain/text/name-in';
import { IconWand } from '@tabler/icons-react';
import { useState } from 'react';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { startAcceptBest } from './event-application.api.ts';
import { PlacesLeft } from './places-left.tsx';
import classes from './event-application.module.css';

/** Accepts the best applicants of an event while places last; a job says what became of each. */
export const AcceptBestButton = ({ groups }: { readonly groups: readonly QueueGroup[] }) => {
  const { t } = useTranslation('event-application');
  const [open, setOpen] = useState(false);
  if (groups.length === 0) return null;
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        <Icon of={IconWand} />
        {t('accept_best')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('accept_best_title')}
        text={t('accept_best_text')}
        actions={
          <Button tone="secondary" onClick={() => setOpen(false)}>
            {t('close')}
          </Button>
        }
      >
        <ul className={classes['works']}>
          {groups.map((group) => (
            <Event key={group.id} group={group} />
          ))}
        </ul>
      </Dialog>
    </>
  );
};

const Event = ({ group }: { readonly group: QueueGroup }) => {
  const { t, language } = useTranslation('event-application');
  const [started, setStarted] = useState(false);
  const start = async () => {
    setStarted(true);
    try {
      await startAcceptBest(group.id);
      showSuccess(t('started'));
    } catch {
      // The failure is already on the screen.
      setStarted(false);
    }
  };
  return (
    <li className={classes['work']}>
      <span className={classes['groupWords']}>
        <span className="clip" dir="auto" lang="">
          {ownFirst(language, group.title_en, group.title_ar)[0] || group.title_en}
        </span>
        <span className={classes['quiet']}>{t('counted', { count: group.applications })}</span>
      </span>
      <PlacesLeft count={group.places_left} />
      <Button tone="secondary" loading={started} onClick={() => void start()}>
        {t('accept_here')}
      </Button>
    </li>
  );
};
