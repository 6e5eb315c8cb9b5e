import { mayDo } from '@proline/domain/account/permission';
import { changedFields } from '@proline/domain/merge/three-way';
import { wallTimeOf } from '@proline/domain/time/zoned-time';
import { useNavigate, type LinkProps } from '@tanstack/react-router';
import { useEffect, useState, type ComponentProps } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { useNow } from '../../lib/dates/now.ts';
import { recordsZone } from '../../lib/dates/zones.ts';
import type { Form } from '../../lib/form/define-form.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { SaveBar } from '../../ui/form/save-bar.tsx';
import { useIbanRules } from '../bank-account/use-iban-rules.parts.ts';
import { areRight } from '../document/new-document.parts.ts';
import { BroughtCards, useNewPersonProblems } from './form/brought-cards.tsx';
import { PersonFormFrame } from './form/person-form-frame.tsx';
import type { NewPersonProblem, NewPersonValues } from './form/new-person-values.parts.ts';
import { PersonCards } from './person-cards.parts.tsx';
import { usePersonRules } from './use-person-rules.ts';

const NOTHING_KEPT = { photo_id: '', photo: null, id_number_last4: null };

type NewPersonFormProps = Pick<ComponentProps<typeof PersonFormFrame>, 'title' | 'facts' | 'above'> & {
  readonly declared: Form<NewPersonValues, NewPersonProblem>;
  /** Adds the person with all that they have brought along; the key makes sure that it happens once. */
  readonly add: (values: NewPersonValues, key: string) => Promise<{ readonly id: string }>;
  readonly addedText: string;
  readonly pageOf: (id: string) => LinkProps;
  /** Offered beside the link to somebody who has the same phone or ID number. */
  readonly twinOffer?: ComponentProps<typeof PersonCards>['twinOffer'];
};

/** Enters somebody by hand, who begins as pending, whatever the hat. */
export const NewPersonForm = ({ declared, add, addedText, pageOf, twinOffer, ...frame }: NewPersonFormProps) => {
  const say = useNewPersonProblems();
  const { phoneRules, also, dialable, twin, watched } = usePersonRules(null);
  const isIban = useIbanRules();
  const today = wallTimeOf(useNow(), recordsZone()).day;
  const user = useUser();
  const mayBring = user !== null && mayDo(user.permission_set, 'ushers.write');
  const [added, setAdded] = useState<string | null>(null);
  const navigate = useNavigate();
  usePageTitle(frame.title);
  const form = useForm(declared, {
    say,
    also: (values) => ({
      ...also(values),
      ...(values.iban !== '' && isIban(values.iban) === false && { iban: 'iban_wrong' }),
      ...(!areRight(values.documents, today) && { documents: 'documents_wrong' }),
    }),
    send: (values, key) => enter(values, key),
  });
  const enter = async (values: NewPersonValues, key: string): Promise<void> => {
    try {
      const { id } = await watched(add({ ...values, ...dialable(values) }, key));
      showSuccess(addedText);
      setAdded(id);
    } catch (error) {
      const lost = error instanceof ApiError ? lostFiles(error) : [];
      // The server has them no more; what was chosen is still here.
      if (lost.length > 0)
        form.changeBy(({ documents }) => ({
          documents: documents.map((one, index) => (lost.includes(index) ? { ...one, failed: true } : one)),
        }));
      throw error;
    }
  };
  // Only after the render in which nothing is unsaved any more; before it, the guard would ask.
  useEffect(() => {
    if (added !== null) void navigate({ ...pageOf(added), replace: true });
  }, [added, navigate, pageOf]);
  const changes = added === null ? changedFields(declared.initial, form.values).length : 0;
  return (
    <PersonFormFrame {...frame} problems={form.problems} form={form.props}>
      <PersonCards form={form} kept={NOTHING_KEPT} phoneRules={phoneRules} twin={twin} twinOffer={twinOffer}>
        {mayBring && <BroughtCards form={form} />}
      </PersonCards>
      <SaveBar
        changes={changes}
        problems={form.problems}
        saving={form.sending}
        onSave={() => void form.submit()}
        onDiscard={() => form.reset()}
      />
    </PersonFormFrame>
  );
};

/** Which documents' files cannot be used any more, by their places in the form. */
const lostFiles = ({ errors }: ApiError): number[] =>
  Object.keys(errors).flatMap((path) => {
    const place = /^documents\.(\d+)\.file_id$/.exec(path)?.[1];
    return place === undefined ? [] : [Number(place)];
  });
