import { mayDo } from '@proline/domain/account/permission';
import type { UsherStatus } from '@proline/domain/people/usher-status';
import { IconBriefcase, IconBriefcaseOff, IconCheck, IconLock, IconTag, IconTagOff, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import type { BulkAction } from '../../ui/list/list-view.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { recruitingQuery } from '../interview/interview.api.ts';
import { RolesField } from '../person/roles/roles-field.parts.tsx';
import { TagsField } from '../person/tags-field.parts.tsx';
import { startUsherJob, usherFiguresQuery, type RolesAct, type UsherBulkAsked } from './usher-bulk.api.ts';
import { bulkRejectionForm } from './usher-bulk.forms.ts';

type AskedProps = { readonly asked: UsherBulkAsked; readonly close: () => void };

/** The bulk actions of a list of people who are decided about, and the dialog to put beside the list. */
export const useUsherBulk = <Row extends { readonly status: UsherStatus }>(
  list: UsherBulkAsked['list'],
  { counted = false }: { readonly counted?: boolean } = {},
): { readonly actions: readonly BulkAction<Row>[]; readonly dialog: ReactNode } => {
  const { t } = useTranslation('usher-bulk');
  const user = useUser();
  const [asked, setAsked] = useState<UsherBulkAsked | null>(null);
  if (user === null || !mayDo(user.permission_set, WRITES[list])) return { actions: [], dialog: null };
  const action = (act: UsherBulkAsked['act'], icon: ReactNode): BulkAction<Row> => ({
    key: act,
    label: t(act),
    icon,
    danger: act === 'reject',
    run: (chosen) => setAsked({ list, act, chosen, counted }),
  });
  return {
    actions: [
      action('approve', <Icon of={IconCheck} />),
      action('tag', <Icon of={IconTag} />),
      action('untag', <Icon of={IconTagOff} />),
      ...(list === 'ushers'
        ? [action('add_roles', <Icon of={IconBriefcase} />), action('remove_roles', <Icon of={IconBriefcaseOff} />)]
        : []),
      action('reject', <Icon of={IconX} />),
    ],
    dialog: <UsherBulkDialogs asked={asked} close={() => setAsked(null)} />,
  };
};

const WRITES = { ushers: 'ushers.write', requests: 'join_requests.write' } as const;

/** Says how many before a bulk action starts. It then runs as a job, with a result for each usher. */
const UsherBulkDialogs = ({ asked, close }: { asked: UsherBulkAsked | null; close: () => void }) => {
  if (!asked) return null;
  if (asked.act === 'add_roles' || asked.act === 'remove_roles')
    return <RolesDialog key={asked.act} asked={asked} act={asked.act} close={close} />;
  return asked.act === 'tag' || asked.act === 'untag' ? (
    <TagDialog key={asked.act} asked={asked} close={close} />
  ) : (
    <DecisionDialog key={asked.act} asked={asked} close={close} />
  );
};

const useStart = ({ asked, close }: AskedProps) => {
  const { t } = useTranslation('usher-bulk');
  return async (given: Partial<Parameters<typeof startUsherJob>[1]>) => {
    await startUsherJob(asked, { reason: '', tags: [], role_ids: [], ...given });
    showSuccess(t('started'));
    asked.chosen.clear();
    close();
  };
};

const DecisionDialog = ({ asked, close }: AskedProps) => {
  const { t, language } = useTranslation('usher-bulk');
  const start = useStart({ asked, close });
  const { data, isFetchedAfterMount, isError } = useQuery({ ...usherFiguresQuery(asked), refetchOnMount: 'always' });
  const { data: recruiting } = useQuery(recruitingQuery);
  // The reason for the failure is already on the screen.
  useEffect(() => {
    if (isError) close();
  }, [isError, close]);
  if (!data || !isFetchedAfterMount) return null;
  const { undecided: count, others } = data;
  if (count === 0) return <NobodyWaits others={others} close={close} />;
  const left = others > 0 ? [t('left_out', { count: others })] : [];
  if (asked.act === 'approve')
    return (
      <ConfirmDialog
        open
        harmless
        title={t(`approve_${asked.list}`, { count })}
        text={t('approve_text')}
        consequences={left}
        confirmLabel={t('approve')}
        onConfirm={() => start({})}
        onCancel={close}
      />
    );
  return (
    <ConfirmDialog
      open
      title={t(`reject_${asked.list}`, { count })}
      consequences={[
        ...(recruiting ? [t('again_after', { count: recruiting.reapply_days })] : []),
        ...(asked.list === 'requests' ? [t('leaders_turned_down')] : []),
        ...left,
      ]}
      confirmLabel={t('reject')}
      reason={{
        ...bulkRejectionForm,
        hint: t('reason_hint'),
        templates: {
          label: t('templates'),
          texts: recruiting?.reasons.map(({ en, ar }) => (language === 'ar' ? ar : en)) ?? [],
        },
      }}
      onConfirm={(reason) => start({ reason })}
      onCancel={close}
    />
  );
};

const TagDialog = ({ asked, close }: AskedProps) => {
  const { t } = useTranslation('usher-bulk');
  const start = useStart({ asked, close });
  const [tags, setTags] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  const { count } = asked.chosen;
  const isTag = asked.act === 'tag';
  return (
    <ConfirmDialog
      open
      harmless={isTag}
      title={t(`${isTag ? 'tag' : 'untag'}_${asked.list}`, { count })}
      confirmLabel={t(isTag ? 'tag' : 'untag')}
      onConfirm={() => {
        setTried(true);
        // the dialog stays, and leads to the field that is marked
        return tags.length > 0 ? start({ tags }) : Promise.reject(new Error('no tag is named'));
      }}
      onCancel={close}
    >
      <TagsField
        label={t('tags')}
        value={tags}
        onChange={setTags}
        required
        error={tried && tags.length === 0 ? t('tags_required') : undefined}
      />
    </ConfirmDialog>
  );
};

const RolesDialog = ({ asked, act, close }: AskedProps & { readonly act: RolesAct }) => {
  const { t } = useTranslation('usher-bulk');
  const start = useStart({ asked, close });
  const [role_ids, setRoles] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  return (
    <ConfirmDialog
      open
      harmless={act === 'add_roles'}
      title={t(`${act}_ushers`, { count: asked.chosen.count })}
      confirmLabel={t(act)}
      onConfirm={() => {
        setTried(true);
        return role_ids.length > 0 ? start({ role_ids }) : Promise.reject(new Error('no role is chosen'));
      }}
      onCancel={close}
    >
      <RolesField
        label={t('roles')}
        value={role_ids}
        onChange={setRoles}
        required
        error={tried && role_ids.length === 0 ? t('roles_required') : undefined}
      />
    </ConfirmDialog>
  );
};

/** Explains why nothing can be done, instead of starting a job that would only be refused. */
const NobodyWaits = ({ others, close }: { readonly others: number; readonly close: () => void }) => {
  const { t } = useTranslation('usher-bulk');
  return (
    <Dialog
      open
      onClose={close}
      icon={<Icon of={IconLock} size="l" />}
      tone="grey"
      title={t('nobody_waits')}
      text={t('left_out', { count: others })}
      actions={
        <Button tone="secondary" data-autofocus onClick={close}>
          {t('close')}
        </Button>
      }
    />
  );
};
