import type { Profile } from '@proline/contract/profile/profile';
import { ADMIN_NAME_MAX_LENGTH } from '@proline/domain/account/account-limits';
import { useQuery } from '@tanstack/react-query';
import { useRecordForm } from '../../lib/form/use-record-form.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { Card } from '../../ui/page/card.tsx';
import { ConflictDialog } from '../../ui/overlay/conflict-dialog.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { SaveBar } from '../../ui/form/save-bar.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { NotificationChoices } from '../notification/notification-choices.parts.tsx';
import { AccountCard } from './account-card.tsx';
import { AppearanceCard } from './appearance-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { profileQuery, saveProfile } from './profile.api.ts';
import { ownNameForm } from './profile.forms.ts';
import classes from './profile.module.css';
import { SessionsCard } from './sessions-card.tsx';
import { TwoFactorCard } from '../two-factor/two-factor-card.parts.tsx';

/** The admin's own account, with the choices about it that other features contribute. */
export const ProfilePage = () => {
  const { t } = useTranslation('profile');
  const { t: shell } = useTranslation('shell');
  const { data: profile, isError, refetch } = useQuery(profileQuery);
  usePageTitle(shell('profile'));
  return (
    <>
      <PageHeader title={shell('profile')} facts={t('purpose')} />
      {profile && <OwnAccount profile={profile} />}
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

const recordOf = ({ version, name }: Profile) => ({ version, values: { name } });

const OwnAccount = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('profile');
  const { t: forms } = useTranslation('form');
  const form = useRecordForm(ownNameForm, {
    saved: recordOf(profile),
    judged: 'at_once',
    say: (problem) => (problem === 'name_required' ? t(problem) : forms(problem, { most: ADMIN_NAME_MAX_LENGTH })),
    save: async (version, { name }) => recordOf(await saveProfile({ version, name })),
    reload: async () => recordOf(await queryClient.query({ ...profileQuery, staleTime: 0 })),
  });
  return (
    <>
      <div className={classes['columns']}>
        <div className={classes['column']}>
          <AccountCard profile={profile} form={form} />
          <AppearanceCard />
          <NotificationChoices />
        </div>
        <div className={classes['column']}>
          <PasswordCard />
          <TwoFactorCard profile={profile} />
          <SessionsCard />
        </div>
      </div>
      {form.conflict && <ConflictDialog open {...form.conflict.choices} labelOf={() => t('name')} />}
      <SaveBar {...form.bar} />
    </>
  );
};
