import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Icon } from '../picture/icon.tsx';
import { Button } from './button.tsx';
import { useCopied } from './use-copied.ts';

type CopyButtonProps = { readonly text: string; readonly label: string; readonly copiedLabel: string };

/** Copies a text. Without a clipboard there is no button, and people select the text themselves. */
export const CopyButton = ({ text, label, copiedLabel }: CopyButtonProps) => {
  const { copied, copy, canCopy } = useCopied(text);
  if (!canCopy) return null;
  const shape = copied ? IconCheck : IconCopy;
  return (
    <Button tone="secondary" onClick={copy}>
      <Icon of={shape} />
      <span aria-live="polite">{copied ? copiedLabel : label}</span>
    </Button>
  );
};
