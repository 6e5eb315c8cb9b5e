import { IconUserCircle } from '@tabler/icons-react';
import { useState } from 'react';
import type { Profile } from '@proline/contract/profile/profile';
import { FILE_MAX_BYTES } from '@proline/domain/file/file-limits';
import { ApiError } from '../../lib/api/api-client.ts';
import { longDate } from '../../lib/dates/dates.ts';
import type { RecordForm } from '../../lib/form/use-record-form.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { Card } from '../../ui/page/card.tsx';
import { PhotoField } from '../../ui/picture/photo-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { saveProfile, sendPhoto } from './profile.api.ts';
import classes from './profile.module.css';

const MEGABYTE = 1024 * 1024;

type AccountCardProps = { profile: Profile; form: RecordForm<{ name: string }> };

export const AccountCard = ({ profile, form }: AccountCardProps) => {
  const { t, language } = useTranslation('profile');
  const { t: sections } = useTranslation('permission-set');
  return (
    <Card title={t('account')} icon={<Icon of={IconUserCircle} size="l" />}>
      <div className={classes['form']}>
        <Photo profile={profile} form={form} />
        <TextField {...form.text('name')} label={t('name')} hint={t('name_hint')} dir="auto" autoComplete="name" />
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

const Photo = ({ profile, form }: AccountCardProps) => {
  const { t } = useTranslation('profile');
  const [error, setError] = useState<string>();

  /** Saves a photo by itself. Unsaved text in the name field stays, on top of the new version. */
  const change = async (save: () => Promise<Profile>, said: string) => {
    setError(undefined);
    try {
      const { version, name } = await save();
      form.rebase({ version, values: { name } }, form.changed.length > 0 ? form.values : { name });
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
