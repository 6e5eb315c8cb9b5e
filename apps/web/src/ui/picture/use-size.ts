import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

export type Size = { width: number; height: number };

/** Returns the size of an element, now and whenever it changes. */
export const useSize = <E extends HTMLElement>(first: Size): [RefObject<E | null>, Size] => {
  const element = useRef<E>(null);
  const [size, setSize] = useState(first);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => setSize({ width: current.clientWidth, height: current.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, size];
};
