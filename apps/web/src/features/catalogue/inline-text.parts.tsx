import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import classes from './inline-text.module.css';

type InlineTextProps = {
  readonly label: string;
  readonly value: string;
  readonly lang?: 'en' | 'ar';
  /** numbers: narrow, at the end of its column */
  readonly amount?: boolean;
  readonly maxLength: number;
  /** what is wrong with a text; undefined: nothing */
  readonly check: (text: string) => string | undefined;
  /** rejects when it was refused */
  readonly save: (text: string) => Promise<unknown>;
  readonly autoFocus?: boolean;
};

/** Text that can be written over in its place: Enter or leaving it saves, Escape takes back. A refused text stays. */
export const InlineText = ({ label, value, lang, amount, maxLength, check, save, autoFocus }: InlineTextProps) => {
  const { t } = useTranslation('form');
  const [text, setText] = useState<string | null>(null);
  const [refused, setRefused] = useState<string>();
  // Saving means saving over what was there when the writing began.
  const saveAsBegun = useRef(save);
  const shown = text ?? value;
  const problem = text === null ? undefined : check(text.trim());

  // What others wrote comes through wherever nobody is writing.
  useEffect(() => setRefused(undefined), [value]);

  const commit = async () => {
    if (text === null || problem !== undefined) return;
    const written = text.trim();
    if (written === value) {
      setText(null);
      return;
    }
    try {
      await saveAsBegun.current(written);
      setText(null);
      setRefused(undefined);
    } catch {
      setRefused(written);
    }
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') void commit();
    if (event.key === 'Escape' && text !== null) {
      event.stopPropagation();
      setText(null);
      setRefused(undefined);
    }
  };
  const error = problem ?? (refused !== undefined && refused === text?.trim() ? t('not_saved') : undefined);
  return (
    <span className={classes['cell']} data-amount={amount || undefined}>
      <input
        className={classes['input']}
        aria-label={label}
        aria-invalid={error !== undefined}
        title={error}
        lang={lang}
        dir={lang === undefined ? 'ltr' : lang === 'ar' ? 'rtl' : 'ltr'}
        inputMode={amount ? 'decimal' : undefined}
        spellCheck={false}
        autoComplete="off"
        autoFocus={autoFocus}
        maxLength={maxLength}
        value={shown}
        onChange={(event) => {
          if (text === null) saveAsBegun.current = save;
          setText(event.currentTarget.value);
        }}
        onKeyDown={onKey}
        onBlur={() => void commit()}
      />
      {error !== undefined && (
        <span className={classes['error']} role="alert">
          {error}
        </span>
      )}
    </span>
  );
};
