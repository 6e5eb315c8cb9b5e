import type { JoinRequest } from '@proline/contract/join-request/join-request';
import { IconCalendarPlus, IconCheck, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useLetterKeys } from '../../lib/screen/use-letter-keys.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { DrawerFooter } from '../../ui/list/drawer/drawer-content.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { KeyCap } from '../../ui/picture/key-cap.tsx';
import { UnderAgeButton } from '../erasure/under-age-button.parts.tsx';
import { SlotDialog } from '../interview/slot-dialog.parts.tsx';
import { decisionsQuery, sendAgain, sendApproval, sendRejection } from './join-request.api.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { openNext, useSeen } from '../../lib/screen/use-seen.ts';
import { useWhy } from './use-why.ts';
import classes from './join-request.module.css';

type DecideProps = {
  readonly request: JoinRequest;
  readonly name: string;
  /** Opens the next request after a decision. */
  readonly next: (() => void) | undefined;
  /** Leaves whom nothing is known of any more. */
  readonly leave?: (() => void) | undefined;
};

type Asked = 'reject' | 'interview';

/** The decisions, each by one key. A shut one stays where it is, with its reason beside it. */
export const Decide = ({ request, name, next, leave }: DecideProps) => {
  const { t } = useTranslation('join-request');
  const { data } = useQuery(decisionsQuery(request.id, request.hat));
  const [asked, setAsked] = useState<Asked | null>(null);
  const [sending, setSending] = useState(false);
  const sayWhy = useWhy();
  const whyOf = (refusal: Parameters<typeof sayWhy>[1]) => (data ? sayWhy(data, refusal) : null);
  const person = { id: request.id, hat: request.hat, version: data?.version ?? request.version };
  const hasPlanned = request.interview_at !== null;
  const seen = useSeen(data !== undefined);

  const send = async (sent: Promise<unknown>, words: string) => {
    setSending(true);
    try {
      await sent;
    } catch {
      // The failure is already on the screen; what is true now is loaded again.
      return;
    } finally {
      setSending(false);
    }
    showSuccess(words);
    openNext(next);
  };
  const approve =
    data?.approve && data.approve.refusal === null && seen && !sending
      ? () => void send(sendApproval(person), t('approved', { name }))
      : undefined;
  const reject = data?.reject && seen ? () => setAsked('reject') : undefined;
  const book = data?.reject && seen && !hasPlanned ? () => setAsked('interview') : undefined;
  const again =
    data?.again && data.again.refusal === null && seen && !sending
      ? () => void send(sendAgain(person), t('let_again', { name }))
      : undefined;
  useLetterKeys({ KeyA: approve, KeyR: reject, KeyI: book }, asked === null);

  if (!data || (!data.reject && !data.again)) return null;
  return (
    <DrawerFooter>
      <UnderAgeButton person={{ ...person, age: request.age }} name={name} onDone={() => openNext(leave)} />
      {data.reject && (
        <Decision label={t('reject')} letter="R" icon={<Icon of={IconX} />} tone="secondary" run={reject} why={null} />
      )}
      {data.reject && !hasPlanned && (
        <Decision
          label={t('book')}
          letter="I"
          icon={<Icon of={IconCalendarPlus} />}
          tone="secondary"
          run={book}
          why={null}
        />
      )}
      {data.approve && (
        <Decision
          label={t('approve')}
          letter="A"
          icon={<Icon of={IconCheck} />}
          tone="primary"
          run={approve}
          loading={sending}
          why={whyOf(data.approve.refusal)}
        />
      )}
      {data.again && (
        <Decision
          label={t(request.hat === 'usher' ? 'again' : 'take_back')}
          icon={<Icon of={IconCheck} />}
          tone="secondary"
          run={again}
          why={whyOf(data.again.refusal)}
        />
      )}
      {asked === 'reject' && (
        <RejectDialog
          name={name}
          hat={request.hat}
          onClose={() => setAsked(null)}
          onReject={async (reason) => {
            await sendRejection(person, reason);
            showSuccess(t('rejected', { name }));
            setAsked(null);
            openNext(next);
          }}
        />
      )}
      {asked === 'interview' && <SlotDialog person={{ ...person, name }} onClose={() => setAsked(null)} />}
    </DrawerFooter>
  );
};

type DecisionProps = {
  readonly label: string;
  readonly letter?: string;
  readonly icon: ReactNode;
  readonly tone: 'primary' | 'secondary';
  readonly run: (() => void) | undefined;
  readonly why: string | null;
  readonly loading?: boolean;
};

const Decision = ({ label, letter, icon, tone, run, why, loading = false }: DecisionProps) => {
  const id = useId();
  return (
    <span className={classes['decision']}>
      <Button
        tone={tone}
        loading={loading}
        aria-keyshortcuts={letter}
        {...(run ? { onClick: run } : { 'aria-disabled': true, 'aria-describedby': id })}
      >
        {icon}
        {label}
        {letter !== undefined && <KeyCap silent>{letter}</KeyCap>}
      </Button>
      {why !== null && (
        <span id={id} className={classes['why']}>
          {why}
        </span>
      )}
    </span>
  );
};
