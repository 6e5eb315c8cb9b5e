import type { MovedEvent } from '@proline/contract/event-move/event-move';
import { nameIn } from '@proline/domain/text/name-in';
import { IconUserExclamation } from '@tabler/icons-react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { withCommas } from '../../lib/texts/word-list.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Avatar } from '../../ui/picture/avatar.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import classes from './event-move.module.css';

type LeftOutDialogProps = {
  readonly event_id: string;
  readonly left_out: MovedEvent['left_out'];
  readonly onClose: () => void;
};

/** After publishing: people whom the plan wanted to be invited and who were not, each with every reason. */
export const LeftOutDialog = ({ event_id, left_out, onClose }: LeftOutDialogProps) => {
  const { t, language } = useTranslation('event-move');
  return (
    <Dialog
      open
      onClose={onClose}
      icon={<Icon of={IconUserExclamation} size="l" />}
      tone="amber"
      title={t('left_out', { count: left_out.length })}
      text={t('left_out_text')}
      actions={
        <>
          <Button tone="secondary" data-autofocus onClick={onClose}>
            {t('close')}
          </Button>
          <ButtonLink to="/hiringUshers/$eventId" params={{ eventId: event_id }}>
            {t('to_desk')}
          </ButtonLink>
        </>
      }
    >
      <ul className={classes['leftOut']}>
        {left_out.map(({ usher, reasons }) => (
          <li key={usher.id}>
            <Avatar name={nameIn(language, usher)} image={usher.photo} size={32} />
            <span className={classes['leftOutWords']}>
              <span>
                <b dir="auto" lang="">
                  {nameIn(language, usher)}
                </b>{' '}
                <bdi dir="ltr">U-{usher.code}</bdi>
              </span>
              <span className={classes['leftOutWhy']}>
                {withCommas(
                  language,
                  reasons.map((reason) => t(`left_out_${reason}`)),
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
