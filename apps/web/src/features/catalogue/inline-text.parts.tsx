import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { boxLength } from '../../lib/form/box-length.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import classes from './inline-text.module.css';

type InlineTextProps = {
  readonly label: string;
  readonly value: string;
  readonly lang?: 'en' | 'ar';
  /** For numbers: narrow, at the end of the column. */
  readonly amount?: boolean;
  /** In characters. */
  readonly maxLength: number;
  /** Returns what is wrong with a text, or undefined. */
  readonly check: (text: string) => string | undefined;
  /** Rejects when the server refuses the text. */
  readonly save: (text: string) => Promise<unknown>;
  readonly autoFocus?: boolean;
};

/** Edits a text in place: Enter or leaving the field saves, Escape undoes. A refused text stays in the field. */
export const InlineText = ({ label, value, lang, amount, maxLength, check, save, autoFocus }: InlineTextProps) => {
  const { t } = useTranslation('form');
  const [text, setText] = useState<string | null>(null);
  const [refused, setRefused] = useState<string>();
  // Keeps the function from when typing began, because it saves over the version that was there then.
  const saveAsBegun = useRef(save);
  const shown = text ?? value;
  const problem = text === null ? undefined : check(text.trim());

  // Others' changes appear wherever nobody is typing, and they make an earlier refusal obsolete.
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
        maxLength={boxLength(shown, maxLength)}
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
