import { useEffect, useState } from 'react';

const SHOWN_MS = 2_000;

/** Puts a text on the clipboard, and tells for a moment that it did. Browsers have a clipboard on https and localhost only. */
export const useCopied = (text: string) => {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true));
  return { copied, copy, canCopy: isSecureContext };
};
