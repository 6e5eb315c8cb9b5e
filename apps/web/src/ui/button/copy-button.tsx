import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Button } from './button.tsx';
import { useCopied } from './use-copied.ts';

type CopyButtonProps = { readonly text: string; readonly label: string; readonly copiedLabel: string };

/** Without a clipboard there is no button, and the text can be marked. */
export const CopyButton = ({ text, label, copiedLabel }: CopyButtonProps) => {
  const { copied, copy, canCopy } = useCopied(text);
  if (!canCopy) return null;
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <Button tone="secondary" onClick={copy}>
      <Icon size={16} stroke={1.75} aria-hidden />
      <span aria-live="polite">{copied ? copiedLabel : label}</span>
    </Button>
  );
};
