import { MOST_TAGS, TAG_MAX_LENGTH, withoutTags, withTags } from '@proline/domain/people/tags';
import { isPlainLine } from '@proline/domain/text/plain-text';
import { characterCount, tidyText } from '@proline/domain/text/tidy-text';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import classes from './tags-field.module.css';

type TagsFieldProps = {
  readonly label: string;
  readonly value: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
  readonly error?: string | undefined;
  readonly required?: boolean;
};

const COMMAS = /[,،]/u;

const isTag = (text: string): boolean =>
  text !== '' && characterCount(text) <= TAG_MAX_LENGTH && isPlainLine(text) && !COMMAS.test(text);

/** Tags as chips, and a box for the next; Enter, a comma and leaving the box add what is typed. */
export const TagsField = ({ label, value, onChange, error, required = false }: TagsFieldProps) => {
  const { t } = useTranslation('person');
  const [typed, setTyped] = useState('');
  const add = (texts: readonly string[]) => {
    const tags = texts.map(tidyText).filter(isTag);
    if (tags.length > 0) onChange(withTags(value, tags).slice(0, MOST_TAGS));
  };
  const addTyped = () => {
    add([typed]);
    setTyped('');
  };
  return (
    <div className={classes['tags']}>
      {value.length > 0 && (
        <ul className={classes['chips']} aria-label={label}>
          {value.map((tag) => (
            <li key={tag} className={classes['chip']}>
              <span dir="auto" lang="">
                {tag}
              </span>
              <IconButton label={t('remove_tag', { tag })} onClick={() => onChange(withoutTags(value, [tag]))}>
                <Icon of={IconX} size="s" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {value.length < MOST_TAGS && (
        <div className={classes['next']}>
          <TextField
            label={label}
            hint={t('tags_hint')}
            error={error}
            required={required}
            dir="auto"
            autoComplete="off"
            maxLength={TAG_MAX_LENGTH}
            value={typed}
            onChange={({ currentTarget }) => {
              const parts = currentTarget.value.split(COMMAS);
              if (parts.length > 1) add(parts.slice(0, -1));
              setTyped(parts.at(-1) ?? '');
            }}
            onKeyDown={(event) => {
              // While letters are being composed, Enter belongs to the keyboard.
              if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed === '') return;
              event.preventDefault();
              addTyped();
            }}
            onBlur={addTyped}
          />
          <span className={classes['add']}>
            <IconButton bordered label={t('add_tag')} onClick={addTyped}>
              <Icon of={IconPlus} />
            </IconButton>
          </span>
        </div>
      )}
    </div>
  );
};
