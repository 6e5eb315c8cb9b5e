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

/** What the button that opens it must carry. */
export type TriggerProps = {
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  readonly 'aria-expanded': boolean;
  readonly 'aria-haspopup': 'dialog' | 'menu';
};

type PopoverProps = {
  readonly label: string;
  readonly trigger: (props: TriggerProps) => ReactNode;
  /** which edges of the two line up; left out: the start */
  readonly align?: 'start' | 'end';
  readonly onOpen?: () => void;
  /** drawn while it is open */
  readonly children: (close: () => void) => ReactNode;
};

const GAP_PX = 4;
const EDGE_PX = 8;

/** A small panel beside its button: Escape, a click elsewhere and leaving it close it; the focus goes back. */
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

/** Whether the panel of a button is open, and where it stands: at the button, or at the box that the button is part of. */
export const useBeside = (onOpen: (() => void) | undefined) => {
  const trigger = useRef<HTMLElement>(null);
  const anchor = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState(false);
  /** part of the page that the panel belongs to, so that whoever goes from part to part finds it; null: none */
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  const openAt = (button: HTMLElement) => {
    const box = button.closest<HTMLElement>('[data-anchor]') ?? button;
    trigger.current = button;
    anchor.current = box;
    // Not every browser gives the focus to a button that is clicked, and that is where it goes back to.
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
      // a button clicked by a key: the widgets are to move the focus at once
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

/** The page behind it stays in use: what is clicked there closes the panel and is done as well. */
export const Panel = ({ beside, align, children }: PanelProps) => {
  const { trigger, anchor, landmark, opened, close } = beside;
  const panel = useRef<HTMLElement>(null);
  const isPressInside = useRef(false);
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
        onOpenChange={close}
        isNonModal
        // its own button closes it by itself
        shouldCloseOnInteractOutside={(element) => trigger.current?.contains(element) !== true}
        placement={`bottom ${align}`}
        offset={GAP_PX}
        containerPadding={EDGE_PX}
        className={classes['panel'] ?? ''}
      >
        {/* A press on what takes no focus must leave it inside: the page around it would take it, and that closes the panel.
            React tells presses in panels that were opened from this one, too. */}
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
