import { nameIn } from '@proline/domain/text/name-in';
import { IconSearch } from '@tabler/icons-react';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import classes from './person-picker.module.css';

type PickedPerson = {
  readonly id: string;
  readonly name_en: string;
  readonly name_ar: string;
  readonly photo: string | null;
};

type PersonOption<Person extends PickedPerson> = {
  readonly person: Person;
  /** city, code */
  readonly fact: string;
  readonly badge?: ReactNode;
  /** why not */
  readonly disabled?: string | undefined;
};

type PersonPickerProps<Person extends PickedPerson> = {
  readonly label: string;
  readonly typed: string;
  readonly onTyped: (text: string) => void;
  /** undefined: on their way */
  readonly options: readonly PersonOption<Person>[] | undefined;
  readonly failed?: ReactNode;
  readonly onPick: (person: Person) => void;
};

/** Found by typing, chosen with arrow keys and Enter, or by a click. Those who cannot be chosen say why. */
export const PersonPicker = <Person extends PickedPerson>(picker: PersonPickerProps<Person>) => {
  const { label, typed, onTyped, options, failed, onPick } = picker;
  const { t } = useTranslation('event-plan-staffing');
  const [active, setActive] = useState(0);
  const id = useId();
  const at = Math.min(active, Math.max(0, (options?.length ?? 0) - 1));
  const choose = (option: PersonOption<Person> | undefined) => {
    if (option && option.disabled === undefined) onPick(option.person);
  };
  const onKey = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0 && event.key !== 'Enter') return;
    event.preventDefault();
    if (by === 0) {
      choose(options?.[at]);
      return;
    }
    const next = Math.max(0, Math.min((options?.length ?? 1) - 1, at + by));
    setActive(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className={classes['picker']}>
      <label className={classes['find']}>
        <Icon of={IconSearch} size="s" />
        <input
          type="search"
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={options && options.length > 0 ? `${id}-${at}` : undefined}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          value={typed}
          onKeyDown={onKey}
          onChange={({ currentTarget: { value } }) => {
            setActive(0);
            onTyped(value);
          }}
        />
      </label>
      {failed}
      {options === undefined && failed === undefined && <Skeleton height={120} />}
      <ul id={`${id}-list`} role="listbox" aria-label={label} className={classes['options']}>
        {options?.map((option, index) => (
          <Option
            key={option.person.id}
            id={`${id}-${index}`}
            option={option}
            active={index === at}
            onPick={() => choose(option)}
          />
        ))}
      </ul>
      <p role="status" className={classes['none']}>
        {options?.length === 0 && t('nobody_found')}
      </p>
    </div>
  );
};

type OptionProps = {
  readonly id: string;
  readonly option: PersonOption<PickedPerson>;
  readonly active: boolean;
  readonly onPick: () => void;
};

const Option = ({ id, option: { person, fact, badge, disabled }, active, onPick }: OptionProps) => {
  const { language } = useTranslation('event-plan-staffing');
  const name = nameIn(language, person);
  return (
    <li
      id={id}
      role="option"
      aria-selected={active}
      aria-disabled={disabled !== undefined || undefined}
      className={classes['option']}
      // the focus stays in the field
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <Avatar name={name} image={person.photo} size={32} />
      <span className={classes['words']}>
        <b className="clip">{name}</b>
        <span className={classes['fact']}>{disabled ?? fact}</span>
        {badge}
      </span>
    </li>
  );
};
