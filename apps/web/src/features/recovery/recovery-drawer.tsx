import type { Recovery, RecoveryRow } from '@proline/contract/recovery/recovery';
import { RECOVERY_STATE_WORDS } from '@proline/contract/recovery/recovery.words';
import { mayDo } from '@proline/domain/account/permission';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { mediumDate } from '../../lib/dates/dates.ts';
import { moneyText } from '../../lib/money/money-text.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { DrawerFacts, DrawerFooter } from '../../ui/list/drawer/drawer-content.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { PersonDrawerHead } from '../person/person-drawer-head.parts.tsx';
import { StatusBadge } from '../status/status-badge.parts.tsx';
import { recoveryQuery, sendCanceled } from './recovery.api.ts';
import { waiveReason } from './recovery.forms.ts';

const LOOKS = { open: 'pending', settled: 'completed', canceled: 'canceled' } as const;

export const RecoveryState = ({ state }: { readonly state: RecoveryRow['state'] }) => {
  const { language } = useTranslation('recovery');
  return <StatusBadge status={LOOKS[state]}>{RECOVERY_STATE_WORDS[state][language]}</StatusBadge>;
};

/** Shows the list's data at once and adds the transfers that it is taken from when they are loaded. */
export const RecoveryDrawer = ({ id, row }: { readonly id: string; readonly row: RecoveryRow | undefined }) => {
  const { t, language } = useTranslation('recovery');
  const { data: whole, isError, refetch } = useQuery(recoveryQuery(id));
  const known = whole ?? row;
  const retry = isError && <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />;
  if (!known) return retry || <Skeleton height={64} />;
  const money = (minor: number) => moneyText(language, known.currency, minor);
  const typed = (text: string | null | undefined) =>
    text === null || text === undefined || text === '' ? null : (
      <span dir="auto" lang="">
        {text}
      </span>
    );
  return (
    <>
      <PersonDrawerHead person={known.person} badge={<RecoveryState state={known.state} />} />
      {retry}
      <DrawerFacts
        facts={[
          { label: t('code'), value: <bdi dir="ltr">R-{known.code}</bdi> },
          {
            label: t('transfer'),
            value: known.transfer && (
              <Link to="/transactions" search={{ open: known.transfer.id }}>
                <bdi dir="ltr">T-{known.transfer.code}</bdi>
              </Link>
            ),
          },
          { label: t('amount'), value: money(known.amount_minor) },
          { label: t('taken'), value: known.taken_minor === 0 ? null : money(known.taken_minor) },
          { label: t('reserved'), value: known.reserved_minor === 0 ? null : money(known.reserved_minor) },
          { label: t('left'), value: <b>{money(known.left_minor)}</b> },
          { label: t('reason'), value: typed(known.reason) },
          { label: t('created'), value: mediumDate(language, new Date(known.created_at)) },
          { label: t('created_by'), value: whole?.created_by ? <bdi>{whole.created_by}</bdi> : null },
          ...(whole?.canceled_at
            ? [
                { label: t('canceled_at'), value: mediumDate(language, new Date(whole.canceled_at)) },
                { label: t('cancel_reason'), value: typed(whole.cancel_reason) },
              ]
            : []),
        ]}
      />
      {whole && whole.taken.length > 0 && (
        <DrawerFacts
          title={t('taken_from')}
          facts={whole.taken.map(({ transfer, amount_minor }) => ({
            key: transfer.id,
            label: `T-${transfer.code}`,
            value: (
              <Link to="/transactions" search={{ open: transfer.id }}>
                {money(amount_minor)} · {t(`at_${transfer.status}`)}
              </Link>
            ),
          }))}
        />
      )}
      {whole && <Waive recovery={whole} />}
    </>
  );
};

const Waive = ({ recovery }: { readonly recovery: Recovery }) => {
  const { t, language } = useTranslation('recovery');
  const [asked, setAsked] = useState(false);
  const user = useUser();
  if (recovery.state !== 'open' || user === null || !mayDo(user.permission_set, 'transfers.write')) return null;
  const { amount_minor, taken_minor, currency } = recovery;
  return (
    <DrawerFooter>
      <Button tone="secondary" onClick={() => setAsked(true)}>
        <Icon of={IconX} />
        {t('waive')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('waive_title')}
        text={t('waive_text', { amount: moneyText(language, currency, amount_minor - taken_minor) })}
        confirmLabel={t('waive')}
        reason={waiveReason}
        onConfirm={async (reason) => {
          await sendCanceled(recovery, reason);
          showSuccess(t('waived'));
          setAsked(false);
        }}
        onCancel={() => setAsked(false)}
      />
    </DrawerFooter>
  );
};
