import { isShorter } from '../../../lib/form/text-problem.ts';
import type { useForm } from '../../../lib/form/use-form.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { AccountFields } from '../../bank-account/account-fields.parts.tsx';
import { BANK_BOXES } from '../../bank-account/account-values.parts.ts';
import { DocumentsField } from '../../document/documents-field.parts.tsx';
import type { NewPersonProblem, NewPersonValues } from './new-person-values.parts.ts';
import { FormCard, usePersonProblems } from '../person-cards.parts.tsx';
import classes from './person-form.module.css';

type NewPersonForm = Pick<
  ReturnType<typeof useForm<NewPersonValues, string>>,
  'values' | 'change' | 'changeBy' | 'text' | 'field' | 'waitFor'
>;

/** What somebody who is entered just now has brought along: both are optional, and saved together with the person. */
export const BroughtCards = ({ form }: { readonly form: NewPersonForm }) => {
  const { t: account } = useTranslation('bank-account');
  const { t: document } = useTranslation('document');
  const { values } = form;
  return (
    <>
      <FormCard title={account('bank_account')}>
        <p className={classes['quiet']}>{account('first_account_text')}</p>
        <div className={classes['pair']}>
          <AccountFields
            text={form.text}
            onIbanLeft={() => {
              if (!isShorter(values.iban, 1) && isShorter(values.holder, 1))
                form.change({ holder: values.name_en || values.name_ar });
            }}
          />
        </div>
      </FormCard>
      <FormCard title={document('documents')}>
        <p className={classes['quiet']}>{document('add_text')}</p>
        <DocumentsField
          name="documents"
          value={values.documents}
          error={form.field('documents').error}
          changeBy={(changed) => form.changeBy(({ documents }) => ({ documents: changed(documents) }))}
          onSending={form.waitFor}
        />
      </FormCard>
    </>
  );
};

/** Puts what is wrong into words. */
export const useNewPersonProblems = (): ((problem: NewPersonProblem, field: string) => string) => {
  const person = usePersonProblems(BANK_BOXES);
  const { t: forms } = useTranslation('form');
  const { t: account } = useTranslation('bank-account');
  const { t: document } = useTranslation('document');
  return (problem, field) => {
    switch (problem) {
      case 'required':
        return forms(problem);
      case 'iban_wrong':
        return account(problem);
      case 'documents_wrong':
        return document(problem);
      default:
        return person(problem, field);
    }
  };
};
