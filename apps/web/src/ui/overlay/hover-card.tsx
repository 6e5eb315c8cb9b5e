import { useState, type ReactNode } from 'react';
import { setInteractionModality } from 'react-aria-components';
import { Button } from 'react-aria-components/Button';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
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
const GAP_PX = 4;
const EDGE_PX = 8;

/** More about a thing: while the pointer rests on it, while it has the focus, or after a tap. Escape closes it. */
export const HoverCard = ({ label, trigger, children }: HoverCardProps) => {
  const [opened, setOpened] = useState(false);
  return (
    <TooltipTrigger
      delay={OPEN_MS}
      closeDelay={CLOSE_MS}
      isOpen={opened}
      onOpenChange={setOpened}
      shouldCloseOnPress={false}
    >
      {/* a pointer that was at rest enters with its first move, before the widgets know that it is in use */}
      <span className={classes['ground']} onPointerEnter={() => setInteractionModality('pointer')}>
        <Button
          className={classes['trigger'] ?? ''}
          {...(label !== undefined && { 'aria-label': label })}
          onPress={() => setOpened(true)}
        >
          {trigger}
        </Button>
      </span>
      <Tooltip className={classes['panel'] ?? ''} placement="bottom start" offset={GAP_PX} containerPadding={EDGE_PX}>
        {children()}
      </Tooltip>
    </TooltipTrigger>
  );
};
