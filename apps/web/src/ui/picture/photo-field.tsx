import { useEffect, useState } from 'react';
import { Avatar } from './avatar.tsx';
import { ImageUpload } from './image-upload.tsx';

type PhotoFieldProps = {
  readonly label: string;
  readonly hint: string;
  readonly error?: string | undefined;
  /** For the initials while there is no photo. */
  readonly name: string;
  readonly image: string | null;
  readonly chooseLabel: string;
  readonly removeLabel: string;
  readonly progressLabel: string;
  /** The field stays busy until the promise settles; `onProgress` takes the share that has been sent, from 0 to 1. */
  readonly onChosen: (file: File, onProgress: (share: number) => void) => Promise<void>;
  readonly onRemove: () => Promise<void>;
};

/** A person's photo. A chosen photo is shown at once, and stays only if the server accepts it. */
export const PhotoField = ({ name, image, onChosen, onRemove, ...words }: PhotoFieldProps) => {
  const [preview, setPreview] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  useEffect(() => (preview === null ? undefined : () => URL.revokeObjectURL(preview)), [preview]);
  const send = async (file: File) => {
    setPreview(URL.createObjectURL(file));
    setProgress(0);
    await onChosen(file, setProgress);
    setProgress(null);
    setPreview(null);
  };
  return (
    <ImageUpload
      {...words}
      picture={<Avatar name={name} image={preview ?? image} size={96} />}
      progress={progress}
      onChosen={(file) => void send(file)}
      onRemove={image === null ? undefined : () => void onRemove()}
    />
  );
};
