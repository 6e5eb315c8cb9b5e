import type { ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { TextField } from 'react-aria-components/TextField';
import { Skeleton } from '../page/skeleton.tsx';
import { FindBox } from './find-box.tsx';
import classes from './combo-box.module.css';

export type ComboOption = {
  readonly key: string;
  /** Its name in plain text. */
  readonly name: string;
  readonly content: ReactNode;
  /** It cannot be chosen now; its content says why. */
  readonly isShut: boolean;
  readonly choose: () => void;
};

type ComboBoxProps = {
  readonly label: string;
  readonly typed: string;
  readonly onTyped: (text: string) => void;
  /** Undefined while they are loading. */
  readonly options: readonly ComboOption[] | undefined;
  /** Shown instead of options that failed to load. */
  readonly failed?: ReactNode;
  /** Shown when there are no options. */
  readonly nothing: string;
  /** As wide as what holds it, such as a dialog; in a popover it gives the width itself. */
  readonly fills?: boolean;
};

/**
 * A text box with the list that it narrows. The focus stays in the box; arrow keys mark an option and Enter chooses it.
 */
export const ComboBox = ({ label, typed, onTyped, options, failed, nothing, fills = false }: ComboBoxProps) => (
  <Autocomplete inputValue={typed} onInputChange={onTyped}>
    <div className={classes['combo']} data-fills={fills || undefined}>
      <TextField aria-label={label}>
        <FindBox>
          <Input type="search" role="combobox" aria-expanded="true" placeholder={label} />
        </FindBox>
      </TextField>
      {failed}
      {options === undefined && failed === undefined && <Skeleton height={120} />}
      {options !== undefined && <Options label={label} options={options} />}
      <p role="status" className={classes['none']}>
        {options?.length === 0 && nothing}
      </p>
    </div>
  </Autocomplete>
);

type OptionsProps = { readonly label: string; readonly options: readonly ComboOption[] };

const Options = ({ label, options }: OptionsProps) => (
  // The first option is marked at once, so that Enter chooses it.
  <ListBox aria-label={label} autoFocus="first" className={classes['options'] ?? ''}>
    {options.map(({ key, name, content, isShut, choose }) => (
      <ListBoxItem
        key={key}
        id={key}
        textValue={name}
        className={classes['option'] ?? ''}
        onAction={() => {
          if (!isShut) choose();
        }}
        // A disabled option can still be reached by arrow keys, so that its reason can be read.
        render={(props) =>
          'href' in props ? <a {...props} /> : <div {...props} aria-disabled={isShut || undefined} />
        }
      >
        {content}
      </ListBoxItem>
    ))}
  </ListBox>
);
