import type { MergePerson } from '@proline/contract/person-merge/person-merge';
import { nameIn } from '@proline/domain/text/name-in';
import { IconGitMerge } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { offerUndo } from '../../lib/api/undo.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useFocusReturn } from '../../ui/overlay/use-focus-return.ts';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { FindPerson } from '../person/find-person.parts.tsx';
import { ComparedRecords } from './compared-records.tsx';
import { comparedQuery, sendMerge, sendUndoMerge } from './person-merge.api.ts';
import classes from './person-merge.module.css';

type MergeDialogProps = {
  readonly person: { readonly id: string };
  readonly name: string;
  /** Left out: the other record is found first. */
  readonly other?: string | undefined;
  readonly onClose: () => void;
};

/** Finds the other record, shows both side by side, and asks which one stays. */
export const MergeDialog = ({ person, name, other, onClose }: MergeDialogProps) => {
  useFocusReturn();
  const { t } = useTranslation('person-merge');
  const [found, setFound] = useState(other);
  if (found !== undefined) return <Compare id={person.id} other={found} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      icon={<Icon of={IconGitMerge} size="l" />}
      title={t('title')}
      text={t('choose', { name })}
      actions={
        <Button tone="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      }
    >
      <FindPerson except={person.id} onFound={setFound} />
    </Dialog>
  );
};

type CompareProps = { readonly id: string; readonly other: string; readonly onClose: () => void };

const Compare = ({ id, other, onClose }: CompareProps) => {
  const { t, language } = useTranslation('person-merge');
  const navigate = useNavigate();
  const { data, isError, refetch } = useQuery({ ...comparedQuery(id, other), refetchOnMount: 'always' });
  const [chosen, setKeep] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const merge = async (kept: MergePerson, gone: MergePerson) => {
    setSending(true);
    try {
      const { data: done } = await sendMerge(kept.id, {
        version: kept.version,
        other: gone.id,
        other_version: gone.version,
      });
      offerUndo(t('done', { name: nameIn(language, kept) }), () => sendUndoMerge(done.merge_id));
      onClose();
      const to = kept.usher === null && gone.usher === null ? '/leaders/$id' : '/ushers/$id';
      // whatever showed the other record is left for good
      void navigate({ to, params: { id: kept.id }, replace: true });
    } catch {
      // The failure is already on the screen; the dialog stays.
      setSending(false);
    }
  };
  // where only the other one can stay, it is the one that is offered
  const onlyOther = data !== undefined && data.refusal.one !== null && data.refusal.other === null;
  const keep = chosen ?? (onlyOther ? other : id);
  const refusal = data && (keep === data.one.id ? data.refusal.one : data.refusal.other);
  const kept = data && (keep === data.one.id ? data.one : data.other);
  const gone = data && (keep === data.one.id ? data.other : data.one);
  const isOpen = refusal === null;
  return (
    <Dialog
      open
      width={680}
      onClose={onClose}
      icon={<Icon of={IconGitMerge} size="l" />}
      title={t('title')}
      text={t('text')}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          {kept && gone && isOpen && (
            <Button loading={sending} onClick={() => void merge(kept, gone)}>
              {t('confirm')}
            </Button>
          )}
        </>
      }
    >
      {isError && <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={320} />}
      {data && <ComparedRecords one={data.one} other={data.other} keep={keep} onKeep={setKeep} />}
      {refusal && (
        <p role="alert" className={classes['shut']}>
          {t(`why_${refusal}`)}
        </p>
      )}
      {gone && isOpen && (
        <p className={classes['quiet']}>{t('phone_dropped', { phone: `\u2066${gone.phone}\u2069` })}</p>
      )}
    </Dialog>
  );
};
