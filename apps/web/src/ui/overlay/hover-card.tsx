import { useState, type ReactNode } from 'react';
import { setInteractionModality } from 'react-aria-components';
import { Button } from 'react-aria-components/Button';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import classes from './hover-card.module.css';

type HoverCardProps = {
  /** The name of a trigger that has no words. */
  readonly label?: string;
  /** The element that people point at. */
  readonly trigger: ReactNode;
  /** Rendered while the card is open. */
  readonly children: () => ReactNode;
};

/** A pointer that only passes over triggers opens none of them. */
const OPEN_MS = 200;
/** The time to move the pointer from the trigger into its card. */
const CLOSE_MS = 150;
const GAP_PX = 4;
const EDGE_PX = 8;

/** More about an element, while the pointer rests on it, while it has the focus, or after a tap. Escape closes it. */
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
      {/* A pointer that was at rest enters with its first move, before the widget library knows that a pointer is in
          use. */}
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
