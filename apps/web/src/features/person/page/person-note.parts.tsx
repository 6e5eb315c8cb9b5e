import type { ApprovalNeed } from '@proline/domain/people/approval';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { withCommas } from '../../../lib/texts/word-list.ts';
import classes from './person-page.module.css';

/** One thing to know before everything else, such as why somebody is blocked. */
export const PersonNote = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <p className={classes['note']} role="note">
    <b>{title}</b>
    {children}
  </p>
);

/** Says what keeps somebody from being approved. */
export const MissingNote = ({ missing }: { readonly missing: readonly ApprovalNeed[] }) => {
  const { t, language } = useTranslation('person');
  return (
    <PersonNote title={t('missing_for_approval')}>
      <span>
        {withCommas(
          language,
          missing.map((need) => t(`missing_${need}`)),
        )}
      </span>
    </PersonNote>
  );
};
