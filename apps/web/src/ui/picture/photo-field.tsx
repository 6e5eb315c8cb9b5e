import { IconAlertCircle, IconPhotoUp, IconTrash } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { Avatar } from './avatar.tsx';
import { Button } from '../button/button.tsx';
import { Icon } from './icon.tsx';
import classes from './photo-field.module.css';

const TAKEN_TYPES = 'image/jpeg,image/png,image/webp,image/gif';

type PhotoFieldProps = {
  readonly label: string;
  readonly hint: string;
  readonly error?: string | undefined;
  /** for the initials while there is no photo */
  readonly name: string;
  readonly image: string | null;
  readonly chooseLabel: string;
  readonly removeLabel: string;
  readonly progressLabel: string;
  /** stays busy until the promise is settled; 0 to 1 of the file is sent */
  readonly onChosen: (file: File, onProgress: (share: number) => void) => Promise<void>;
  readonly onRemove: () => Promise<void>;
};

/** A photo by choosing or dropping a file. What was chosen is shown at once, and stays only if it was taken. */
export const PhotoField = (props: PhotoFieldProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [over, setOver] = useState(false);
  useEffect(() => (preview === null ? undefined : () => URL.revokeObjectURL(preview)), [preview]);

  const busy = progress !== null;
  const take = async (file: File | undefined) => {
    if (!file || busy) return;
    setPreview(URL.createObjectURL(file));
    setProgress(0);
    await props.onChosen(file, setProgress);
    setProgress(null);
    setPreview(null);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };

  return (
    <div
      className={classes['field']}
      role="group"
      aria-label={props.label}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Avatar name={props.name} image={preview ?? props.image} size={96} />
      <div className={classes['side']}>
        <div className={classes['buttons']}>
          <Button
            tone="secondary"
            loading={busy}
            aria-describedby={`${id}-message`}
            onClick={() => input.current?.click()}
          >
            <Icon of={IconPhotoUp} />
            {props.chooseLabel}
          </Button>
          {props.image !== null && !busy && (
            <Button tone="secondary" onClick={() => void props.onRemove()}>
              <Icon of={IconTrash} />
              {props.removeLabel}
            </Button>
          )}
        </div>
        {busy && <progress className={classes['progress']} aria-label={props.progressLabel} value={progress} max={1} />}
        <p id={`${id}-message`} className={props.error === undefined ? classes['hint'] : classes['error']}>
          {props.error !== undefined && <Icon of={IconAlertCircle} size="s" />}
          <span>{props.error ?? props.hint}</span>
        </p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={TAKEN_TYPES}
        aria-label={props.label}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          // the same file may be chosen again
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
};
