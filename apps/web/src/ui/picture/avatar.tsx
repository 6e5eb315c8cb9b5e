import { IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { useImageSource } from '../../lib/api/private-image.ts';
import classes from './avatar.module.css';

type AvatarProps = { name: string; image: string | null; size: 24 | 32 | 64 | 96 };

const TINTS = 5;
/** Up to this size the small thumbnail is sharp on a high-density screen, too. */
const SMALL_PX = 32;

/** Keeps two Arabic letters from joining into something that looks like a word. */
const NON_JOINER = '\u200c';

/** Returns one letter where there is little room, else those of the first and the last word. */
const initials = (name: string, most: number): string => {
  const words = name.trim().split(/\s+/);
  const chosen = words.length > 1 && most > 1 ? [words[0], words.at(-1)] : [words[0]];
  return chosen.map((word) => ([...(word ?? '')][0] ?? '').toLocaleUpperCase('en')).join(NON_JOINER);
};

/** The same person always has the same tint. */
const tintOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TINTS;

/**
 * A photo, or initials on a tint if there is none or it does not load. Screen readers skip it, because the written name
 * stands beside it.
 */
export const Avatar = ({ name, image, size }: AvatarProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  const source = useImageSource(image, size > SMALL_PX ? '384' : '96');
  const showImage = source !== null && source !== failed;
  return (
    <span className={classes['avatar']} data-size={size} data-tint={tintOf(name)} aria-hidden="true">
      {showImage && <img src={source} alt="" width={size} height={size} onError={() => setFailed(source)} />}
      {!showImage && (initials(name, size > 24 ? 2 : 1) || <IconUser size={size / 2} stroke={1.75} />)}
    </span>
  );
};
