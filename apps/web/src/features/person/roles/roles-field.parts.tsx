import { MOST_ROLES } from '@proline/domain/people/person-fields';
import { nameIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { FieldMessage } from '../../../ui/form/field-message.tsx';
import { RequiredMark } from '../../../ui/form/field.tsx';
import { typesQuery } from '../../event-plan/event-plan.api.ts';
import classes from './roles-field.module.css';

type RolesFieldProps = {
  readonly label: string;
  readonly hint?: string;
  readonly value: readonly string[];
  readonly onChange: (role_ids: readonly string[]) => void;
  readonly error?: string | undefined;
  readonly required?: boolean;
};

/** Which types of work somebody does, all of them in view. */
export const RolesField = ({ label, hint, value, onChange, error, required = false }: RolesFieldProps) => {
  const { t, language } = useTranslation('person');
  const message = useId();
  const { data } = useQuery(typesQuery);
  const offered = data?.filter(({ archived_at }) => archived_at === null);
  const none = offered?.length === 0;
  return (
    <fieldset className={classes['roles']} aria-describedby={message} aria-invalid={error !== undefined}>
      <legend className={classes['legend']}>
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className={classes['choices']}>
        {offered?.map((role) => (
          <Checkbox
            key={role.id}
            showLabel
            label={nameIn(language, role)}
            checked={value.includes(role.id)}
            disabled={!value.includes(role.id) && value.length >= MOST_ROLES}
            onChange={(checked) =>
              onChange(checked ? [...value, role.id] : value.filter((role_id) => role_id !== role.id))
            }
          />
        ))}
      </div>
      <FieldMessage id={message} hint={none ? t('no_roles') : hint} error={error} />
    </fieldset>
  );
};
