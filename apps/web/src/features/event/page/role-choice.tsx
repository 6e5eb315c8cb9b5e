import type { EventStaffing } from '@proline/contract/event';
import { useTranslation } from '../../../lib/i18n.ts';
import classes from './shifts.module.css';

type RoleChoiceProps = {
  readonly types: EventStaffing['types'];
  readonly chosen: string | null;
  readonly choose: (id: string | null) => void;
};

/** All roles together, or one of them. */
export const RoleChoice = ({ types, chosen, choose }: RoleChoiceProps) => {
  const { t, language } = useTranslation('event');
  return (
    <label className={classes['role']}>
      <span className="visually-hidden">{t('role')}</span>
      <select value={chosen ?? ''} onChange={(event) => choose(event.currentTarget.value || null)}>
        <option value="">{t('all_roles')}</option>
        {types.map((type) => (
          <option key={type.id} value={type.id}>
            {language === 'ar' ? type.name_ar : type.name_en}
          </option>
        ))}
      </select>
    </label>
  );
};
