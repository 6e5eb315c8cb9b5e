import { useEffect, useState } from 'react';

const SHOWN_MS = 2_000;

/**
 * Copies a text to the clipboard and reports for a moment that it did. Browsers have a clipboard only on https and
 * localhost.
 */
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
