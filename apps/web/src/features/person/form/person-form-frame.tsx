import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Breadcrumb } from '../../../ui/page/breadcrumb.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import classes from './person-form-frame.module.css';

type PersonFormFrameProps = {
  readonly title: string;
  readonly facts: string;
  readonly above: ComponentProps<typeof Breadcrumb>['above'];
  /** The number of fields that need attention. */
  readonly problems: number;
  readonly form: ComponentProps<'form'>;
  readonly children: ReactNode;
};

/** A page that is a form: the way back, the title, how many fields are wrong, and the fields. */
export const PersonFormFrame = ({ title, facts, above, problems, form, children }: PersonFormFrameProps) => {
  const { t } = useTranslation('person');
  const { t: forms } = useTranslation('form');
  return (
    <>
      <Breadcrumb label={t('breadcrumb')} above={above} here={title} />
      <PageHeader title={title} facts={facts} />
      <form {...form} className={classes['form']}>
        <div role="alert">
          {problems > 0 && <p className={classes['wrong']}>{forms('problems', { count: problems })}</p>}
        </div>
        {children}
        {/* With a submit button, Enter in a field saves. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      </form>
    </>
  );
};
