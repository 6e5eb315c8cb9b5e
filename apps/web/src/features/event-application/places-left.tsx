import { useTranslation } from '../../lib/texts/i18n.ts';
import classes from './event-application.module.css';

export const PlacesLeft = ({ count }: { readonly count: number }) => {
  const { t } = useTranslation('event-application');
  return (
    <span className={classes['places']} data-none={count === 0 || undefined}>
      {t('places_left', { count })}
    </span>
  );
};
