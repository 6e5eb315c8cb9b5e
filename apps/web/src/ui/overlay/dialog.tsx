import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { Tile, type Tone } from '../page/tile.tsx';
import classes from './dialog.module.css';

type DialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** one muted line below the title */
  readonly text?: ReactNode;
  readonly icon?: ReactNode;
  readonly tone?: Tone;
  readonly width?: number;
  /** buttons, the main one last */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
};

/** A modal with the app's look. Focus is kept inside and given back; Escape and a click beside it close it. */
export const Dialog = ({
  open,
  onClose,
  title,
  text,
  icon,
  tone = 'brand',
  width = 480,
  actions,
  children,
}: DialogProps) => (
  <Modal.Root
    opened={open}
    onClose={onClose}
    centered
    size={width}
    // Locking adds a style element that the content security policy refuses.
    lockScroll={false}
    classNames={{ content: classes['content'] ?? '', body: classes['body'] ?? '', title: classes['title'] ?? '' }}
  >
    <Modal.Overlay backgroundOpacity={0.5} color="#101613" />
    <Modal.Content>
      <Modal.Body>
        <div className={classes['head']}>
          {icon !== undefined && <Tile tone={tone}>{icon}</Tile>}
          <div className={classes['words']}>
            <Modal.Title>{title}</Modal.Title>
            {text !== undefined && <p className={classes['text']}>{text}</p>}
          </div>
        </div>
        {children}
        {actions !== undefined && <div className={classes['actions']}>{actions}</div>}
      </Modal.Body>
    </Modal.Content>
  </Modal.Root>
);
