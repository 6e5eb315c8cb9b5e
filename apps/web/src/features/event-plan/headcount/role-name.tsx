import type { Role } from '@proline/domain/event-plan/plan';
import { ownFirst } from '@proline/domain/text/name-in';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import classes from '../frame/work-table.module.css';

/** Shows both names, the reader's language first. */
export const RoleName = ({ role }: { readonly role: Role }) => {
  const { language } = useTranslation('event-plan');
  const [name, other] = ownFirst(language, role.name_en, role.name_ar);
  return (
    <span className={classes['names']}>
      <b>{name}</b>
      <bdi className={classes['other']} lang={language === 'ar' ? 'en' : 'ar'}>
        {other}
      </bdi>
    </span>
  );
};
