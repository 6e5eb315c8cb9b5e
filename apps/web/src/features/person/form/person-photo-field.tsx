import { uploadFile } from '@proline/contract/file/file';
import { FILE_MAX_BYTES } from '@proline/domain/file/file-limits';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/api-client.ts';
import { upload } from '../../../lib/api/upload.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import { ImageUpload } from '../../../ui/picture/image-upload.tsx';

const MEGABYTE = 1024 * 1024;

type PersonPhotoFieldProps = {
  readonly personName: string;
  /** The address of the photo that is stored. */
  readonly kept: { readonly photo_id: string; readonly photo: string | null };
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (photo_id: string) => void;
  /** Takes the upload, which yields whether the photo has arrived. */
  readonly onSending: (photo: Promise<boolean>) => Promise<void>;
};

/** A chosen photo is sent at once, and used when the form is saved. Saving waits for it. */
export const PersonPhotoField = ({ personName, kept, value, error, onChange, onSending }: PersonPhotoFieldProps) => {
  const { t } = useTranslation('person');
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const megabytes = FILE_MAX_BYTES / MEGABYTE;
  const send = async (file: File): Promise<boolean> => {
    setProblem(undefined);
    setProgress(0);
    try {
      const query = { purpose: 'usher_photo', name: file.name };
      const { data } = await upload(uploadFile, { query }, file, setProgress);
      onChange(data.id);
      return true;
    } catch (cause) {
      setProblem(cause instanceof ApiError ? cause.message : t('photo_failed'));
      return false;
    } finally {
      setProgress(null);
    }
  };
  const take = (file: File) => {
    if (file.size > FILE_MAX_BYTES) setProblem(t('photo_too_large', { megabytes }));
    else void onSending(send(file));
  };
  const sent = value === '' ? null : `/api/admin/files/${value}`;
  const image = value === kept.photo_id ? kept.photo : sent;
  return (
    <ImageUpload
      label={t('photo')}
      hint={t('photo_hint', { megabytes })}
      error={problem ?? error}
      picture={<Avatar name={personName} image={image} size={96} />}
      chooseLabel={t(image === null ? 'photo_choose' : 'photo_replace')}
      removeLabel={t('photo_remove')}
      progressLabel={t('photo_sending')}
      progress={progress}
      onChosen={take}
      onRemove={
        value === ''
          ? undefined
          : () => {
              setProblem(undefined);
              onChange('');
            }
      }
    />
  );
};
