import { IconCheck, IconCopy } from '@tabler/icons-react';
import classes from './copy-text.module.css';
import { useCopied } from './use-copied.ts';

type CopyTextProps = { readonly text: string; readonly label: string; readonly copiedLabel: string };

/** A code that people pass on: one press copies it. Without a clipboard it is text that can be marked. */
export const CopyText = ({ text, label, copiedLabel }: CopyTextProps) => {
  const { copied, copy, canCopy } = useCopied(text);
  if (!canCopy) return <bdi dir="ltr">{text}</bdi>;
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <button type="button" className={classes['copy']} aria-label={label} onClick={copy}>
      <bdi dir="ltr">{text}</bdi>
      <Icon size={14} stroke={1.75} aria-hidden />
      <span role="status" className="visually-hidden">
        {copied ? copiedLabel : ''}
      </span>
    </button>
  );
};
