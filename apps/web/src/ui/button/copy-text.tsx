import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Icon } from '../picture/icon.tsx';
import classes from './copy-text.module.css';
import { useCopied } from './use-copied.ts';

type CopyTextProps = {
  readonly text: string;
  /** Stands for a long text; the whole text is copied. */
  readonly shown?: string;
  readonly label: string;
  readonly copiedLabel: string;
};

/** A code that people pass on; one press copies it. Without a clipboard it is plain text that people can select. */
export const CopyText = ({ text, shown = text, label, copiedLabel }: CopyTextProps) => {
  const { copied, copy, canCopy } = useCopied(text);
  if (!canCopy) return <bdi dir="ltr">{text}</bdi>;
  const shape = copied ? IconCheck : IconCopy;
  return (
    <button type="button" className={classes['copy']} aria-label={label} onClick={copy}>
      <bdi dir="ltr">{shown}</bdi>
      <Icon of={shape} size="s" />
      <span role="status" className="visually-hidden">
        {copied ? copiedLabel : ''}
      </span>
    </button>
  );
};
