import { uploadFile } from '@proline/contract/file/file';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api/api-client.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { useImageSource } from '../../../lib/api/private-image.ts';
import { upload } from '../../../lib/api/upload.ts';
import { ImageUpload } from '../../../ui/picture/image-upload.tsx';
import { StarBand } from '../../../ui/picture/star-band.tsx';
import { coverAddress } from './cover-address.ts';
import { fieldAnchor, usePlan } from '../desk/plan-context.ts';
import { useStepForm } from '../frame/use-step-form.ts';
import classes from '../frame/step-form.module.css';

/** Uploads the chosen file. When the server refuses it, the field shows the error and the previous image stays. */
const useCoverUpload = () => {
  const { t } = useTranslation('event-plan-place');
  const { change } = usePlan();
  const [sending, setSending] = useState<{ readonly preview: string; readonly share: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const preview = sending?.preview;
  useEffect(() => (preview === undefined ? undefined : () => URL.revokeObjectURL(preview)), [preview]);
  const send = async (file: File) => {
    const address = URL.createObjectURL(file);
    setProblem(null);
    setSending({ preview: address, share: 0 });
    try {
      const query = { purpose: 'event_cover', name: file.name };
      const { data } = await upload(uploadFile, { query }, file, (share) => setSending({ preview: address, share }));
      change('stepOne', { cover_id: data.id });
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t('cover_not_sent'));
    }
    setSending(null);
  };
  const remove = () => {
    setProblem(null);
    change('stepOne', { cover_id: null });
  };
  return { send, remove, sending, problem };
};

/** Shows the chosen image at once; it stays only if the server accepts it. */
export const CoverField = () => {
  const { t } = useTranslation('event-plan-place');
  const { plan } = usePlan();
  const refused = useStepForm('stepOne').errorAt('cover_id');
  const { send, remove, sending, problem } = useCoverUpload();
  const { cover_id } = plan.stepOne;
  const kept = useImageSource(coverAddress(cover_id), '384');
  const source = sending?.preview ?? kept;
  return (
    <div {...fieldAnchor('stepOne', 'cover_id')}>
      <p className={classes['legend']} aria-hidden>
        {t('cover')}
      </p>
      <ImageUpload
        label={t('cover')}
        hint={t('cover_hint')}
        error={problem ?? refused ?? undefined}
        picture={
          source === null ? (
            <StarBand className={classes['picture']} />
          ) : (
            <img className={classes['picture']} src={source} alt="" />
          )
        }
        chooseLabel={t(cover_id === null ? 'choose_image' : 'replace_image')}
        removeLabel={t('remove_image')}
        progressLabel={t('uploading')}
        progress={sending?.share ?? null}
        onChosen={(file) => void send(file)}
        onRemove={cover_id === null ? undefined : remove}
      />
    </div>
  );
};
