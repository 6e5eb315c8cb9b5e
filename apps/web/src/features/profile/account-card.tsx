import { IconUserCircle } from '@tabler/icons-react';
import { useState } from 'react';
import type { Profile } from '@proline/contract/profile/profile';
import { ADMIN_NAME_MAX_LENGTH } from '@proline/domain/account/account-limits';
import { FILE_MAX_BYTES } from '@proline/domain/file/file-limits';
import { ApiError } from '../../lib/api/api-client.ts';
import { longDate } from '../../lib/dates/dates.ts';
import type { useDraft } from '../../lib/form/draft.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { Card } from '../../ui/page/card.tsx';
import { PhotoField } from '../../ui/picture/photo-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { nameProblem } from './profile-checks.ts';
import { saveProfile, sendPhoto } from './profile.api.ts';
import classes from './profile.module.css';

const MEGABYTE = 1024 * 1024;

type AccountCardProps = { profile: Profile; draft: ReturnType<typeof useDraft<{ name: string }>> };

export const AccountCard = ({ profile, draft }: AccountCardProps) => {
  const { t, language } = useTranslation('profile');
  const { t: sections } = useTranslation('section');
  const problem = nameProblem(draft.values.name);
  return (
    <Card title={t('account')} icon={<Icon of={IconUserCircle} size="l" />}>
      <div className={classes['form']}>
        <Photo profile={profile} draft={draft} />
        <TextField
          name="name"
          label={t('name')}
          hint={t('name_hint')}
          error={problem && t(problem, { max: ADMIN_NAME_MAX_LENGTH })}
          value={draft.values.name}
          dir="auto"
          autoComplete="name"
          required
          onChange={(event) => draft.change({ name: event.currentTarget.value })}
        />
      </div>
      <dl className={classes['facts']}>
        <dt>{t('email')}</dt>
        <dd>
          <bdi dir="ltr">{profile.email}</bdi>
        </dd>
        <dt>{t('permission_set')}</dt>
        <dd>
          {sections(`set_${profile.permission_set}`)}
          <span className={classes['muted']}>{sections(`set_${profile.permission_set}_text`)}</span>
        </dd>
        <dt>{t('member_since')}</dt>
        <dd>{longDate(language, new Date(profile.created_at))}</dd>
      </dl>
    </Card>
  );
};

const Photo = ({ profile, draft }: AccountCardProps) => {
  const { t } = useTranslation('profile');
  const [error, setError] = useState<string>();

  /** A photo is saved by itself; what is being written in the name's field stays and goes on from there. */
  const change = async (save: () => Promise<Profile>, said: string) => {
    setError(undefined);
    try {
      const { version, name } = await save();
      draft.rebase({ version, values: { name } }, draft.changed.length > 0 ? draft.values : { name });
      showSuccess(said);
    } catch (cause) {
      setError(cause instanceof ApiError ? cause.message : t('photo_failed'));
    }
  };

  return (
    <PhotoField
      label={t('photo')}
      hint={t('photo_hint', { megabytes: FILE_MAX_BYTES / MEGABYTE })}
      error={error}
      name={profile.name}
      image={profile.image}
      chooseLabel={profile.image === null ? t('photo_choose') : t('photo_replace')}
      removeLabel={t('photo_remove')}
      progressLabel={t('photo_sending')}
      onChosen={async (file, onProgress) => {
        if (file.size > FILE_MAX_BYTES) setError(t('photo_too_large', { megabytes: FILE_MAX_BYTES / MEGABYTE }));
        else await change(() => sendPhoto(file, profile.version, onProgress), t('photo_changed'));
      }}
      onRemove={() => change(() => saveProfile({ version: profile.version, photo_id: null }), t('photo_removed'))}
    />
  );
};
