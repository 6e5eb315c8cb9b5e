import { uploadFile } from '@proline/contract/file/file';
import { IconAlertCircle, IconPhotoUp, IconTrash } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { ApiError } from '../../../lib/api/api-client.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { useImageSource } from '../../../lib/api/private-image.ts';
import { upload } from '../../../lib/api/upload.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { StarBand } from '../../../ui/picture/star-band.tsx';
import { coverAddress } from './cover-address.ts';
import { fieldAnchor, usePlan } from '../desk/plan-context.ts';
import { useProblemAt } from '../frame/use-step-field.ts';
import classes from '../frame/step-form.module.css';

const TAKEN_TYPES = 'image/jpeg,image/png,image/webp,image/gif';

/** Sends the chosen file; what the server does not take is said at the field, and the image before it stays. */
const useCoverUpload = () => {
  const { t } = useTranslation('event-plan');
  const { change } = usePlan();
  const [sending, setSending] = useState<{ readonly preview: string; readonly share: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const preview = sending?.preview;
  useEffect(() => (preview === undefined ? undefined : () => URL.revokeObjectURL(preview)), [preview]);
  const send = async (file: File | undefined) => {
    if (!file || sending !== null) return;
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

/** By choosing or dropping a file. What was chosen is shown at once, and stays only if it was taken. */
export const CoverField = () => {
  const { t } = useTranslation('event-plan');
  const { plan } = usePlan();
  const refused = useProblemAt('stepOne')('cover_id');
  const { send, remove, sending, problem } = useCoverUpload();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { cover_id } = plan.stepOne;
  const kept = useImageSource(coverAddress(cover_id), '384');
  const source = sending?.preview ?? kept;
  const error = problem ?? refused ?? undefined;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void send(event.dataTransfer.files[0]);
  };
  return (
    <fieldset className={classes['group']} {...fieldAnchor('stepOne', 'cover_id')}>
      <legend className={classes['legend']}>{t('cover')}</legend>
      <div
        className={classes['cover']}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {source === null ? (
          <StarBand className={classes['picture']} />
        ) : (
          <img className={classes['picture']} src={source} alt="" />
        )}
        <div className={classes['coverSide']}>
          <div className={classes['buttons']}>
            <Button
              tone="secondary"
              loading={sending !== null}
              aria-describedby={`${id}-message`}
              onClick={() => input.current?.click()}
            >
              <Icon of={IconPhotoUp} />
              {t(cover_id === null ? 'choose_image' : 'replace_image')}
            </Button>
            {cover_id !== null && sending === null && (
              <Button tone="secondary" onClick={remove}>
                <Icon of={IconTrash} />
                {t('remove_image')}
              </Button>
            )}
          </div>
          {sending !== null && (
            <progress className={classes['progress']} aria-label={t('uploading')} value={sending.share} max={1} />
          )}
          <p id={`${id}-message`} className={error === undefined ? classes['hint'] : classes['error']} role="status">
            {error !== undefined && <Icon of={IconAlertCircle} size="s" />}
            <span>{error ?? t('cover_hint')}</span>
          </p>
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept={TAKEN_TYPES}
          aria-label={t('cover')}
          onChange={(event) => {
            void send(event.currentTarget.files?.[0]);
            // the same file may be chosen again
            event.currentTarget.value = '';
          }}
        />
      </div>
    </fieldset>
  );
};
