import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { UNSAFE_PortalProvider as Portal } from 'react-aria/PortalProvider';
import { setInteractionModality } from 'react-aria-components';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { focusFirst } from './focus-first.ts';
import classes from './popover.module.css';

/** The props of the button that opens the panel. */
export type TriggerProps = {
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  readonly 'aria-expanded': boolean;
  readonly 'aria-haspopup': 'dialog' | 'menu';
};

type PopoverProps = {
  readonly label: string;
  readonly trigger: (props: TriggerProps) => ReactNode;
  /** Which edges of button and panel line up; by default the start. */
  readonly align?: 'start' | 'end';
  readonly onOpen?: () => void;
  /** Rendered while the panel is open. */
  readonly children: (close: () => void) => ReactNode;
};

const GAP_PX = 4;
const EDGE_PX = 8;

/**
 * A small panel beside its button. Escape, a click elsewhere and leaving it close it; the focus returns to the button.
 */
export const Popover = ({ label, trigger, align = 'start', onOpen, children }: PopoverProps) => {
  const beside = useBeside(onOpen);
  const { opened, close, toggle } = beside;
  return (
    <>
      {trigger({ onClick: toggle, 'aria-expanded': opened, 'aria-haspopup': 'dialog' })}
      <Panel beside={beside} align={align}>
        <PopoverContent label={label}>{children(close)}</PopoverContent>
      </Panel>
    </>
  );
};

const PopoverContent = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirst(content.current), []);
  return (
    <div ref={content} role="dialog" aria-label={label}>
      {children}
    </div>
  );
};

/**
 * Holds whether a button's panel is open and where it stands: at the button, or at the box that contains the button.
 */
export const useBeside = (onOpen: (() => void) | undefined) => {
  const trigger = useRef<HTMLElement>(null);
  const anchor = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState(false);
  /** The landmark that contains the panel, so that people who move between landmarks find it; null if there is none. */
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  const openAt = (button: HTMLElement) => {
    const box = button.closest<HTMLElement>('[data-anchor]') ?? button;
    trigger.current = button;
    anchor.current = box;
    // Not every browser focuses a clicked button, and the focus must return there later.
    if (!box.contains(document.activeElement)) button.focus();
    setLandmark(button.closest('main'));
    setOpened(true);
    onOpen?.();
  };
  return {
    trigger,
    anchor,
    landmark,
    opened,
    openAt,
    close: () => setOpened(false),
    toggle: ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
      // A key clicked the button, so the widget library must move the focus at once.
      if (detail === 0) setInteractionModality('keyboard');
      if (opened) setOpened(false);
      else openAt(currentTarget);
    },
  };
};

type PanelProps = {
  readonly beside: ReturnType<typeof useBeside>;
  readonly align: 'start' | 'end';
  readonly children: ReactNode;
};

/** The page behind the panel stays usable: a click there closes the panel and also takes effect. So does a scroll that moves them apart. */
export const Panel = ({ beside, align, children }: PanelProps) => {
  const { trigger, anchor, landmark, opened, close } = beside;
  const panel = useRef<HTMLElement>(null);
  const isPressInside = useRef(false);
  const isScrolled = useScrollNow();
  const pressed = useEffectEvent(({ target }: PointerEvent) => {
    const isOwn = target instanceof Node && [panel, trigger].some(({ current }) => current?.contains(target));
    if (!isOwn && !isPressInside.current) close();
    isPressInside.current = false;
  });
  useEffect(() => {
    if (!opened) return undefined;
    const listener = (event: PointerEvent) => pressed(event);
    document.addEventListener('pointerdown', listener);
    return () => document.removeEventListener('pointerdown', listener);
  }, [opened]);
  return (
    <Portal getContainer={landmark && (() => landmark)}>
      <AriaPopover
        ref={panel}
        triggerRef={anchor}
        isOpen={opened}
        onOpenChange={() => {
          // The widget library closes it for any scroll, also for one that was before the click and is told after it.
          if (!isScrolled.current || !isBeside(panel.current, anchor.current)) close();
        }}
        isNonModal
        // The panel's own button closes it by itself.
        shouldCloseOnInteractOutside={(element) => trigger.current?.contains(element) !== true}
        placement={`bottom ${align}`}
        offset={GAP_PX}
        containerPadding={EDGE_PX}
        className={classes['panel'] ?? ''}
      >
        {/* A press on an element that takes no focus must keep the focus inside: otherwise the page around the panel would
            take it, and that closes the panel. React also reports presses in panels that were opened from this one. */}
        <div
          tabIndex={-1}
          onPointerDownCapture={() => {
            isPressInside.current = true;
          }}
        >
          {children}
        </div>
      </AriaPopover>
    </Portal>
  );
};

/** Whether a scroll is being told just now. It listens before the widget library does, which begins when a panel opens. */
const useScrollNow = () => {
  const isScrolled = useRef(false);
  useEffect(() => {
    const begin = () => {
      isScrolled.current = true;
      // the other listeners of the same event are called before this
      setTimeout(() => {
        isScrolled.current = false;
      });
    };
    window.addEventListener('scroll', begin, true);
    return () => window.removeEventListener('scroll', begin, true);
  }, []);
  return isScrolled;
};

/** Whether a panel still stands right below or above what it belongs to. */
const isBeside = (panel: HTMLElement | null, anchor: HTMLElement | null): boolean => {
  if (!panel || !anchor) return false;
  const [own, other] = [panel.getBoundingClientRect(), anchor.getBoundingClientRect()];
  const gap = own.top > other.top ? own.top - other.bottom : other.top - own.bottom;
  return Math.abs(gap) <= GAP_PX + EDGE_PX;
};
