import { changedFields } from '@proline/domain/merge/three-way';
import { useNavigate, type LinkProps } from '@tanstack/react-router';
import { useEffect, useState, type ComponentProps } from 'react';
import type { Form } from '../../lib/form/define-form.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { SaveBar } from '../../ui/form/save-bar.tsx';
import { PersonCards, usePersonProblems } from './person-cards.parts.tsx';
import { PersonFormFrame } from './form/person-form-frame.tsx';
import type { PersonProblem, PersonValues } from './person-values.parts.ts';
import { usePersonRules } from './use-person-rules.ts';

const NOTHING_KEPT = { photo_id: '', photo: null, id_number_last4: null };

type NewPersonFormProps = Pick<ComponentProps<typeof PersonFormFrame>, 'title' | 'facts' | 'above'> & {
  readonly declared: Form<PersonValues, PersonProblem>;
  /** Adds the person; the key makes sure that it happens once. */
  readonly add: (values: PersonValues, key: string) => Promise<{ readonly id: string }>;
  readonly addedText: string;
  readonly pageOf: (id: string) => LinkProps;
  /** Offered beside the link to somebody who has the same phone or ID number. */
  readonly twinOffer?: ComponentProps<typeof PersonCards>['twinOffer'];
};

/** Enters somebody by hand, who begins as pending, whatever the hat. */
export const NewPersonForm = ({ declared, add, addedText, pageOf, twinOffer, ...frame }: NewPersonFormProps) => {
  const say = usePersonProblems();
  const { phoneRules, also, dialable, twin, watched } = usePersonRules(null);
  const [added, setAdded] = useState<string | null>(null);
  const navigate = useNavigate();
  usePageTitle(frame.title);
  const form = useForm(declared, {
    say,
    also,
    send: async (values, key) => {
      const { id } = await watched(add(dialable(values), key));
      showSuccess(addedText);
      setAdded(id);
    },
  });
  // Only after the render in which nothing is unsaved any more; before it, the guard would ask.
  useEffect(() => {
    if (added !== null) void navigate({ ...pageOf(added), replace: true });
  }, [added, navigate, pageOf]);
  const changes = added === null ? changedFields(declared.initial, form.values).length : 0;
  return (
    <PersonFormFrame {...frame} problems={form.problems} form={form.props}>
      <PersonCards form={form} kept={NOTHING_KEPT} phoneRules={phoneRules} twin={twin} twinOffer={twinOffer} />
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
