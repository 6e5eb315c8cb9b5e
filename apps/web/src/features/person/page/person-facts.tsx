import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import classes from './person-page.module.css';

/** A value that is empty, false or null is unknown. */
type PersonFact = { readonly label: string; readonly value: ReactNode };

export const PersonFacts = ({ facts }: { readonly facts: readonly PersonFact[] }) => {
  const { t } = useTranslation('person');
  return (
    <dl className={classes['facts']}>
      {facts.map(({ label, value }) => (
        <div key={label} className={classes['fact']}>
          <dt>{label}</dt>
          <dd>{value || <span className={classes['quiet']}>{t('not_given')}</span>}</dd>
        </div>
      ))}
    </dl>
  );
};
