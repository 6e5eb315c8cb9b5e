import { nameIn, ownFirst } from '@proline/domain/text/name-in';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { DrawerHead } from '../../ui/list/drawer/drawer-content.tsx';
import { Avatar } from '../../ui/picture/avatar.tsx';

type PersonDrawerHeadProps = {
  readonly person: { readonly name_en: string; readonly name_ar: string; readonly photo: string | null };
  readonly badge: ReactNode;
  /** Stands after the name in the other language. */
  readonly more?: ReactNode;
};

/** Who it is. A name may be known in one language only. */
export const PersonDrawerHead = ({ person, badge, more }: PersonDrawerHeadProps) => {
  const { language } = useTranslation('shell');
  const name = nameIn(language, person);
  const [, other] = ownFirst(language, person.name_en, person.name_ar);
  const hasOther = other !== '' && other !== name;
  return (
    <DrawerHead
      title={<bdi>{name}</bdi>}
      other={
        <>
          {hasOther && <bdi lang={language === 'ar' ? 'en' : 'ar'}>{other}</bdi>}
          {hasOther && more !== undefined && ' · '}
          {more}
        </>
      }
      picture={<Avatar name={name} image={person.photo} size={64} />}
      badge={badge}
    />
  );
};
