import { nameIn } from '@proline/domain/text/name-in';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { ComboBox } from '../../../ui/form/combo-box.tsx';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import classes from './person-picker.module.css';

type PickedPerson = {
  readonly id: string;
  readonly name_en: string;
  readonly name_ar: string;
  readonly photo: string | null;
};

type PersonOption<Person extends PickedPerson> = {
  readonly person: Person;
  /** For example the code and the city. */
  readonly fact: string;
  readonly badge?: ReactNode;
  /** Why this person cannot be chosen. */
  readonly disabled?: string | undefined;
};

type PersonPickerProps<Person extends PickedPerson> = {
  readonly label: string;
  readonly typed: string;
  readonly onTyped: (text: string) => void;
  /** Undefined while they load. */
  readonly options: readonly PersonOption<Person>[] | undefined;
  readonly failed?: ReactNode;
  readonly onPick: (person: Person) => void;
};

/** Finds people by typing; arrow keys and Enter or a click choose one. Disabled people show the reason. */
export const PersonPicker = <Person extends PickedPerson>({ options, onPick, ...box }: PersonPickerProps<Person>) => {
  const { t, language } = useTranslation('event-plan-team');
  return (
    <ComboBox
      {...box}
      nothing={t('nobody_found')}
      options={options?.map((option) => ({
        key: option.person.id,
        name: nameIn(language, option.person),
        content: <Found {...option} />,
        isShut: option.disabled !== undefined,
        choose: () => onPick(option.person),
      }))}
    />
  );
};

const Found = ({ person, fact, badge, disabled }: PersonOption<PickedPerson>) => {
  const { language } = useTranslation('event-plan-team');
  const name = nameIn(language, person);
  return (
    <>
      <Avatar name={name} image={person.photo} size={32} />
      <span className={classes['words']}>
        <b className="clip">{name}</b>
        <span className={classes['fact']}>{disabled ?? fact}</span>
        {badge}
      </span>
    </>
  );
};
