import { useEffect, useRef, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Tile, type Tone } from '../page/tile.tsx';
import { focusFirst } from './focus-first.ts';
import classes from './dialog.module.css';

type DialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** One muted line below the title. */
  readonly text?: ReactNode;
  readonly icon?: ReactNode;
  readonly tone?: Tone;
  readonly width?: number;
  /** Buttons, the main one last. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
};

/**
 * A modal dialog in the app's look. It keeps the focus inside and returns it; Escape and a click beside it close it.
 */
export const Dialog = ({ open, onClose, width = 480, ...content }: DialogProps) => (
  <ModalOverlay
    className={classes['overlay'] ?? ''}
    isOpen={open}
    isDismissable
    onOpenChange={(wanted) => {
      if (!wanted) onClose();
    }}
  >
    <Modal className={classes['content'] ?? ''} style={{ inlineSize: width }}>
      <AriaDialog className={classes['dialog'] ?? ''}>
        <Content {...content} />
      </AriaDialog>
    </Modal>
  </ModalOverlay>
);

const Content = ({
  title,
  text,
  icon,
  tone = 'brand',
  actions,
  children,
}: Omit<DialogProps, 'open' | 'onClose' | 'width'>) => {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirst(body.current), []);
  return (
    <div ref={body} className={classes['body']}>
      <div className={classes['head']}>
        {icon !== undefined && <Tile tone={tone}>{icon}</Tile>}
        <div className={classes['words']}>
          <Heading slot="title" className={classes['title'] ?? ''}>
            {title}
          </Heading>
          {text !== undefined && <p className={classes['text']}>{text}</p>}
        </div>
      </div>
      {children}
      {actions !== undefined && <div className={classes['actions']}>{actions}</div>}
    </div>
  );
};
