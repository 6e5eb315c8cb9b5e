import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';

const SHOWN_MS = 2_000;

type CopyButtonProps = { readonly text: string; readonly label: string; readonly copiedLabel: string };

/** Browsers offer the clipboard only on https and localhost; elsewhere there is no button, and the text can be marked. */
export const CopyButton = ({ text, label, copiedLabel }: CopyButtonProps) => {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  if (!isSecureContext) return null;
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <Button tone="secondary" onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}>
      <Icon size={16} stroke={1.75} aria-hidden />
      <span aria-live="polite">{copied ? copiedLabel : label}</span>
    </Button>
  );
};
