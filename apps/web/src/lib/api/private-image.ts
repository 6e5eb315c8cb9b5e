import { useEffect, useState } from 'react';
import { onSessionEnd, storedToken } from '../session/session-store.ts';

/** Images behind the sign-in: their address alone shows nothing, so they are fetched like any other call. */
const PRIVATE = '/api/';
/** More than any screen shows at once; the oldest gives way. */
const MOST_KEPT = 300;

const kept = new Map<string, Promise<string | null>>();

const forget = (address: string): void => {
  const image = kept.get(address);
  kept.delete(address);
  void image?.then((source) => source !== null && URL.revokeObjectURL(source));
};

onSessionEnd(() => [...kept.keys()].forEach(forget));

/** Without a word when it fails: initials stand in for a photo. */
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
    // the next one who wants it may have more luck
    if (source === null) kept.delete(address);
    return source;
  });
  kept.set(address, image);
  return image;
};

/** What an <img> can show for this address; null: nothing, or nothing yet. */
export const useImageSource = (image: string | null, size: '96' | '384'): string | null => {
  const [loaded, setLoaded] = useState<{ address: string; source: string | null } | null>(null);
  const address = image?.startsWith(PRIVATE) === true ? `${image}?size=${size}` : null;
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
