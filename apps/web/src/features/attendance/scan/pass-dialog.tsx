import type { BoardPerson, EventBoard } from '@proline/contract/attendance/board';
import { nameIn, titleIn } from '@proline/domain/text/name-in';
import { IconPrinter, IconQrcode } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { moment, timesBetween } from '../../../lib/dates/dates.ts';
import { showSuccess } from '../../../lib/screen/toast.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useFocusReturn } from '../../../ui/overlay/use-focus-return.ts';
import { RetryNote } from '../../../ui/page/retry-note.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { QrCode } from '../../../ui/picture/qr-code.tsx';
import { passQuery, sendRevocation } from './pass-scan.api.ts';
import { PrintedPass } from './printed-pass.tsx';
import classes from './pass.module.css';

type PassDialogProps = { readonly board: EventBoard; readonly person: BoardPerson; readonly onClose: () => void };

const CODE_PX = 264;

/** Somebody's pass, for whoever comes without a phone, or has lost it. */
export const PassDialog = ({ board, person, onClose }: PassDialogProps) => {
  const { t, language } = useTranslation('attendance');
  useFocusReturn();
  const [asked, setAsked] = useState<'print' | 'revoke' | null>(null);
  const { data: pass, isError, refetch } = useQuery(passQuery(board.event.id, person));
  const done = useCallback(() => setAsked(null), []);
  const name = nameIn(language, person.usher);
  const zone = board.event.time_zone;
  const shift = board.shifts.find(({ id }) => id === person.shift_id);
  const times = shift && timesBetween(language, new Date(shift.starts_at), new Date(shift.ends_at), zone);
  if (asked === 'revoke')
    return (
      <ConfirmDialog
        open
        title={t('pass_revoke_title', { name })}
        text={t('pass_revoke_text')}
        confirmLabel={t('pass_revoke')}
        onConfirm={async () => {
          await sendRevocation(board.event.id, person);
          showSuccess(t('pass_revoked', { name }));
          done();
        }}
        onCancel={done}
      />
    );
  return (
    <Dialog
      open
      onClose={onClose}
      icon={<Icon of={IconQrcode} size="l" />}
      title={t('pass_title', { name })}
      text={times}
      actions={
        <>
          {pass && (
            <>
              <Button tone="secondary" onClick={() => setAsked('revoke')}>
                {t('pass_revoke')}
              </Button>
              <Button tone="secondary" onClick={() => setAsked('print')}>
                <Icon of={IconPrinter} />
                {t('pass_print')}
              </Button>
            </>
          )}
          <Button data-autofocus onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <div className={classes['pass']}>
        {pass && (
          <>
            <QrCode text={pass.text} label={t('pass_code')} size={CODE_PX} />
            <p className={classes['until']}>
              {t('pass_until', { time: moment(language, new Date(pass.expires_at), zone) })}
            </p>
          </>
        )}
        {!pass && isError && <RetryNote text={t('pass_failed')} retryLabel={t('retry')} retry={() => void refetch()} />}
        {!pass && !isError && <Skeleton height={CODE_PX} />}
      </div>
      {asked === 'print' && pass && shift && (
        <PrintedPass
          text={pass.text}
          title={titleIn(language, board.event)}
          person={person}
          shift={shift}
          zone={zone}
          onDone={done}
        />
      )}
    </Dialog>
  );
};
