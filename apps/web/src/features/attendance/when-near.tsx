import { memo, startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import classes from './when-near.module.css';

type WhenNearProps = {
  /** In px, as high as the content is likely to be. */
  readonly room: number;
  /** There is little of it: it is drawn wherever it is. */
  readonly always?: boolean;
  /** The keyboard is in it: it stays for now. */
  readonly held?: boolean;
  /** Who stands first and last in it, so that the keyboard finds them although they are not drawn. */
  readonly first?: string | undefined;
  readonly last?: string | undefined;
  readonly children: ReactNode;
};

/** So far beyond the screen people are drawn already. */
const NEAR = '500px';

const isOnScreen = ({ boundingClientRect: { top, bottom } }: IntersectionObserverEntry): boolean =>
  bottom > 0 && top < innerHeight;

/** Draws its content while it is near the screen, and keeps its room otherwise. */
export const WhenNear = memo(({ room, always = false, held = false, first, last, children }: WhenNearProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  /** As high as it was when it was drawn last. */
  const [height, setHeight] = useState<number | null>(null);
  const drawn = near || always || held;
  useEffect(() => {
    if (always || !box.current) return undefined;
    const observer = new IntersectionObserver(
      (seen) => {
        const newest = seen.at(-1);
        if (!newest) return;
        if (!newest.isIntersecting) setHeight(newest.boundingClientRect.height || null);
        const change = () => setNear(newest.isIntersecting);
        // Beyond the screen it can wait for whatever somebody does meanwhile.
        if (isOnScreen(newest)) change();
        else startTransition(change);
      },
      { rootMargin: NEAR },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [always]);
  return (
    <div
      ref={box}
      className={classes['group']}
      style={drawn ? { containIntrinsicBlockSize: `auto ${room}px` } : { blockSize: height ?? room }}
      {...(drawn ? {} : { 'data-first': first, 'data-last': last })}
    >
      {drawn && children}
    </div>
  );
});
WhenNear.displayName = 'WhenNear';
