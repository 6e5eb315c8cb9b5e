import { IconPhotoUp, IconTrash } from '@tabler/icons-react';
import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { FieldMessage } from '../form/field-message.tsx';
import { Icon } from './icon.tsx';
import classes from './image-upload.module.css';

const TAKEN_TYPES = 'image/jpeg,image/png,image/webp,image/gif';

type ImageUploadProps = {
  readonly label: string;
  readonly hint: string;
  readonly error?: string | undefined;
  /** The image, or its placeholder. */
  readonly picture: ReactNode;
  readonly chooseLabel: string;
  readonly removeLabel: string;
  readonly progressLabel: string;
  /** The share of the file that has been sent, from 0 to 1; null if no upload is running. */
  readonly progress: number | null;
  readonly onChosen: (file: File) => void;
  /** Left out while there is nothing to remove. */
  readonly onRemove?: (() => void) | undefined;
};

/** Uploads an image that somebody chooses or drops. */
export const ImageUpload = (props: ImageUploadProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const busy = props.progress !== null;
  const take = (file: File | undefined) => {
    if (file && !busy) props.onChosen(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
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
      {props.picture}
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
          {props.onRemove && !busy && (
            <Button tone="secondary" onClick={props.onRemove}>
              <Icon of={IconTrash} />
              {props.removeLabel}
            </Button>
          )}
        </div>
        {props.progress !== null && (
          <progress className={classes['progress']} aria-label={props.progressLabel} value={props.progress} max={1} />
        )}
        <FieldMessage id={`${id}-message`} hint={props.hint} error={props.error} role="status" />
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={TAKEN_TYPES}
        aria-label={props.label}
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          // Allows the same file to be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
};
