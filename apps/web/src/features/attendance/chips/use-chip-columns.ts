import { useCallback, useState } from 'react';
import { PHONE, useMedia } from '../../../lib/screen/use-media.ts';

/** In px, as chips.module.css has them. */
const LEAST_WIDTH = 176;
const GAP = 6;
const ROOM_BESIDE = 2 * 4;

/** How many chips have room beside each other; null before there is a box to measure. */
export const useChipColumns = () => {
  const phone = useMedia(PHONE);
  const [fitting, setFitting] = useState<number | null>(null);
  const box = useCallback((list: HTMLElement | null) => {
    if (list === null) return undefined;
    const count = () => {
      const room = list.clientWidth - ROOM_BESIDE;
      setFitting(Math.max(1, Math.floor((room + GAP) / (LEAST_WIDTH + GAP))));
    };
    count();
    const observer = new ResizeObserver(count);
    observer.observe(list);
    return () => observer.disconnect();
  }, []);
  return { box, columns: fitting !== null && phone ? 1 : fitting };
};
