import { useEffect, useId, useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { placeBeside } from './popover.tsx';
import classes from './hover-card.module.css';

type HoverCardProps = {
  /** of a thing that is pointed at and has no words of its own */
  readonly label?: string;
  /** what is pointed at */
  readonly trigger: ReactNode;
  /** drawn while it is open */
  readonly children: () => ReactNode;
};

/** Passing over many of them on the way elsewhere opens none. */
const OPEN_MS = 200;
/** Time to get from the thing into its card. */
const CLOSE_MS = 150;

/** More about a thing: while the pointer rests on it, while it has the focus, or after a tap. Escape closes it. */
export const HoverCard = ({ label, trigger, children }: HoverCardProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [opened, setOpened] = useState(false);
  const [place, setPlace] = useState<CSSProperties>();

  const soon = (open: boolean, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpened(open), ms);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const element = panel.current;
    if (!opened || !element) return undefined;
    element.showPopover();
    const put = () => {
      if (button.current) setPlace(placeBeside(button.current, element, 'start'));
    };
    const watch = new ResizeObserver(put);
    watch.observe(element);
    // what scrolls away takes its card along; nobody wants it over other rows
    const away = () => setOpened(false);
    addEventListener('scroll', away, { capture: true, passive: true });
    return () => {
      watch.disconnect();
      removeEventListener('scroll', away, { capture: true });
      setPlace(undefined);
      if (element.isConnected) element.hidePopover();
    };
  }, [opened]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes['trigger']}
        aria-label={label}
        aria-describedby={opened ? id : undefined}
        onPointerEnter={(event) => event.pointerType === 'mouse' && soon(true, OPEN_MS)}
        onPointerLeave={(event) => event.pointerType === 'mouse' && soon(false, CLOSE_MS)}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && soon(true, 0)}
        onBlur={() => soon(false, 0)}
        onClick={() => soon(true, 0)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Escape' || !opened) return;
          // only the card closes, not what is around it
          event.preventDefault();
          setOpened(false);
        }}
      >
        {trigger}
      </button>
      <div
        ref={panel}
        id={id}
        popover="manual"
        role="tooltip"
        className={classes['panel']}
        style={place}
        onPointerEnter={() => soon(true, 0)}
        onPointerLeave={() => soon(false, CLOSE_MS)}
      >
        {opened && children()}
      </div>
    </>
  );
};
