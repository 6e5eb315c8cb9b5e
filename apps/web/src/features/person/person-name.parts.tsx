import { nameIn, ownFirst } from '@proline/domain/text/name-in';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Avatar } from '../../ui/picture/avatar.tsx';
import classes from './person-name.module.css';

type PersonNameProps = { readonly name_en: string; readonly name_ar: string; readonly photo: string | null };

/** The name in the reader's language, with the other one below; compact rows have room for one line only. */
export const PersonName = ({ name_en, name_ar, photo }: PersonNameProps) => {
  const { language } = useTranslation('shell');
  const name = nameIn(language, { name_en, name_ar });
  return (
    <span className={classes['person']}>
      <Avatar name={name} image={photo} size={32} />
      <BothNames name_en={name_en} name_ar={name_ar} />
    </span>
  );
};

export const BothNames = ({ name_en, name_ar }: Pick<PersonNameProps, 'name_en' | 'name_ar'>) => {
  const { language } = useTranslation('shell');
  const name = nameIn(language, { name_en, name_ar });
  const other = ownFirst(language, name_en, name_ar)[1];
  return (
    <span className={classes['names']}>
      <span className={`clip ${classes['name']}`} dir="auto">
        {name}
      </span>
      <span className={`clip ${classes['other']}`} lang={language === 'ar' ? 'en' : 'ar'} dir="auto">
        {other !== name && other}
      </span>
    </span>
  );
};
