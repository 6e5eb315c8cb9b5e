import { useEffect, useId, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import classes from './popover.module.css';

/** What the button that opens it must carry. */
export type TriggerProps = {
  readonly popoverTarget: string;
  readonly 'aria-expanded': boolean;
  readonly 'aria-haspopup': 'dialog' | 'menu';
};

type PopoverProps = {
  readonly label: string;
  readonly trigger: (props: TriggerProps) => ReactNode;
  /** which edges of the two line up; left out: the start */
  readonly align?: 'start' | 'end';
  readonly kind?: 'dialog' | 'menu';
  readonly onOpen?: () => void;
  /** drawn while it is open */
  readonly children: (close: () => void) => ReactNode;
};

const GAP_PX = 4;
const EDGE_PX = 8;

/** Below the trigger, or above it where there is more room; never beyond the window's edges. */
export const placeBeside = (trigger: Element, panel: HTMLElement, align: 'start' | 'end'): CSSProperties => {
  const at = trigger.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const below = innerHeight - at.bottom - GAP_PX - EDGE_PX;
  const above = at.top - GAP_PX - EDGE_PX;
  const upwards = height > below && above > below;
  const rtl = getComputedStyle(trigger).direction === 'rtl';
  const fromStart = rtl ? innerWidth - at.right : at.left;
  const wanted = align === 'start' ? fromStart : fromStart + at.width - width;
  return {
    insetInlineStart: Math.max(EDGE_PX, Math.min(wanted, innerWidth - width - EDGE_PX)),
    insetBlockStart: upwards ? Math.max(EDGE_PX, at.top - GAP_PX - height) : at.bottom + GAP_PX,
    maxBlockSize: Math.max(120, upwards ? above : below),
  };
};

/** A small panel beside its button: the browser closes it on Escape, on a click elsewhere, and gives the focus back. */
export const Popover = ({ label, trigger, align = 'start', kind = 'dialog', onOpen, children }: PopoverProps) => {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  const [place, setPlace] = useState<CSSProperties>();

  useEffect(() => {
    const element = panel.current;
    if (!opened || !element) return undefined;
    const put = () => {
      const button = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`);
      // a button inside a box: the panel stands at the box
      if (button) setPlace(placeBeside(button.closest('[data-anchor]') ?? button, element, align));
    };
    put();
    const watch = new ResizeObserver(put);
    watch.observe(element);
    addEventListener('resize', put);
    // The table behind it may scroll; the panel stays at its button.
    addEventListener('scroll', put, { capture: true, passive: true });
    return () => {
      watch.disconnect();
      removeEventListener('resize', put);
      removeEventListener('scroll', put, { capture: true });
    };
  }, [opened, id, align]);

  // Not before: until it has its place it is hidden, and what is hidden takes no focus.
  const placed = place !== undefined;
  useEffect(() => {
    const element = panel.current;
    if (!opened || !placed || !element || element.contains(document.activeElement)) return;
    const wanted = element.querySelector<HTMLElement>('[data-autofocus]');
    (wanted ?? element.querySelector<HTMLElement>('input, [role="menuitem"], button, select, a'))?.focus();
  }, [opened, placed]);

  return (
    <>
      {trigger({ popoverTarget: id, 'aria-expanded': opened, 'aria-haspopup': kind })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role={kind}
        aria-label={label}
        className={classes['panel']}
        style={place}
        onToggle={(event) => {
          if (event.target !== event.currentTarget) return;
          setOpened(event.newState === 'open');
          if (event.newState === 'open') onOpen?.();
          else setPlace(undefined);
        }}
      >
        {opened && children(() => panel.current?.hidePopover())}
      </div>
    </>
  );
};
