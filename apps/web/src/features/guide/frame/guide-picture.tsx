import { useTranslation } from '../../../lib/texts/i18n.ts';
import { pictureOf } from '../guide-pictures.ts';
import classes from '../guide.module.css';

type GuidePictureProps = {
  readonly name: string;
  readonly title: string;
  /** At the top of the page, where it is seen at once. */
  readonly first?: boolean;
};

/** A screen as it looks in the reader's language; its size is known beforehand, so that nothing moves when it comes. */
export const GuidePicture = ({ name, title, first = false }: GuidePictureProps) => {
  const { t, language } = useTranslation('guide');
  const picture = pictureOf(name, language);
  if (!picture) return null;
  return (
    <img
      className={classes['picture']}
      data-phone={language === 'ar' || undefined}
      {...picture}
      alt={t('picture_of', { title })}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
};
