import type { Profile } from '@proline/contract/profile/profile';
import { threeWay } from '@proline/domain/merge/three-way';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { useDraft } from '../../lib/form/draft.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { Card } from '../../ui/page/card.tsx';
import { ConflictDialog } from '../../ui/overlay/conflict-dialog.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { SaveBar } from '../../ui/form/save-bar.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { AccountCard } from './account-card.tsx';
import { AppearanceCard } from './appearance-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { nameProblem } from './profile-checks.ts';
import { profileQuery, saveProfile } from './profile.api.ts';
import classes from './profile.module.css';
import { SessionsCard } from './sessions-card.tsx';
import { TwoFactorCard } from '../two-factor/two-factor-card.parts.tsx';

/** One's own account. What other features have to say about it comes in `children`. */
export const ProfilePage = ({ children }: { children?: ReactNode }) => {
  const { t } = useTranslation('profile');
  const { t: shell } = useTranslation('shell');
  const { data: profile, isError, refetch } = useQuery(profileQuery);
  usePageTitle(shell('profile'));
  return (
    <>
      <PageHeader title={shell('profile')} facts={t('purpose')} />
      {profile && <OwnAccount profile={profile}>{children}</OwnAccount>}
      {!profile && (
        <div className={classes['columns']}>
          <Card title={t('account')} busy={!isError}>
            {isError && <RetryNote text={t('profile_failed')} retryLabel={t('retry')} retry={() => void refetch()} />}
            {!isError && (
              <div className={classes['form']}>
                <Skeleton width={96} height={96} round />
                <Skeleton width={260} height={42} />
              </div>
            )}
          </Card>
          <AppearanceCard />
        </div>
      )}
    </>
  );
};

const OwnAccount = ({ profile, children }: { profile: Profile; children: ReactNode }) => {
  const { t } = useTranslation('profile');
  const { t: forms } = useTranslation('form');
  const draft = useDraft({ version: profile.version, values: { name: profile.name } });
  const [saving, setSaving] = useState(false);
  const [theirs, setTheirs] = useState<Profile | null>(null);

  const saveOn = async (version: number) => {
    const { name } = draft.values;
    const saved = await saveProfile({ version, name });
    draft.rebase({ version: saved.version, values: { name: saved.name } });
    setTheirs(null);
    showSuccess(forms('saved'));
  };
  const save = async () => {
    if (nameProblem(draft.values.name) !== undefined) return;
    setSaving(true);
    try {
      await saveOn(draft.base.version);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        setTheirs(await queryClient.query({ ...profileQuery, staleTime: 0 }));
      }
    } finally {
      setSaving(false);
    }
  };
  const differences = theirs ? threeWay(draft.base.values, draft.values, { name: theirs.name }).differences : [];
  return (
    <>
      <div className={classes['columns']}>
        <div className={classes['column']}>
          <AccountCard profile={profile} draft={draft} />
          <AppearanceCard />
          {children}
        </div>
        <div className={classes['column']}>
          <PasswordCard />
          <TwoFactorCard profile={profile} />
          <SessionsCard />
        </div>
      </div>
      <ConflictDialog
        open={theirs !== null}
        differences={differences}
        labelOf={() => t('name')}
        onOverwrite={() => saveOn(theirs?.version ?? draft.base.version)}
        onTakeTheirs={() => {
          if (theirs) draft.rebase({ version: theirs.version, values: { name: theirs.name } });
          setTheirs(null);
        }}
        onKeepMine={() => setTheirs(null)}
      />
      <SaveBar
        changes={draft.changed.length}
        problems={nameProblem(draft.values.name) === undefined ? 0 : 1}
        saving={saving}
        onSave={() => void save()}
        onDiscard={draft.discard}
      />
    </>
  );
};
