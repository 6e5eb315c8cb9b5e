import { useEffect, useState } from 'react';
import { onSessionEnd, storedToken } from '../session/session-store.ts';

/** Images under this address need a session, so they are fetched like any other call instead of by an `<img>`. */
const PRIVATE = '/api/';
/** This is more than any screen shows at once; when it is reached, the oldest image is dropped. */
const MOST_KEPT = 300;

const kept = new Map<string, Promise<string | null>>();

const forget = (address: string): void => {
  const image = kept.get(address);
  kept.delete(address);
  void image?.then((source) => source !== null && URL.revokeObjectURL(source));
};

onSessionEnd(() => [...kept.keys()].forEach(forget));

/** Shows no error when it fails, because initials stand in for a photo. */
const fetchImage = async (address: string): Promise<string | null> => {
  try {
    const response = await fetch(address, { headers: { Authorization: storedToken() ?? '' } });
    return response.ok ? URL.createObjectURL(await response.blob()) : null;
  } catch {
    return null;
  }
};

const privateImage = (address: string): Promise<string | null> => {
  const known = kept.get(address);
  if (known) return known;
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) forget(oldest);
  const image = fetchImage(address).then((source) => {
    // A failed image is not kept, so that the next component that needs it tries again.
    if (source === null) kept.delete(address);
    return source;
  });
  kept.set(address, image);
  return image;
};

/** Returns an address that an `<img>` can show; null while there is none, or none yet. */
export const useImageSource = (image: string | null, size: '96' | '384' | 'whole'): string | null => {
  const [loaded, setLoaded] = useState<{ address: string; source: string | null } | null>(null);
  const address = image?.startsWith(PRIVATE) === true ? image + (size === 'whole' ? '' : `?size=${size}`) : null;
  useEffect(() => {
    if (address === null) return undefined;
    let wanted = true;
    void privateImage(address).then((source) => wanted && setLoaded({ address, source }));
    return () => {
      wanted = false;
    };
  }, [address]);
  if (address === null) return image;
  return loaded?.address === address ? loaded.source : null;
};
