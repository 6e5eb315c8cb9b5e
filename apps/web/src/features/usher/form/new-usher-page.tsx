import { changedFields } from '@proline/domain/merge/three-way';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { useForm } from '../../../lib/form/use-form.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { usePageTitle } from '../../../lib/texts/page-title.ts';
import { showSuccess } from '../../../lib/screen/toast.ts';
import { SaveBar } from '../../../ui/form/save-bar.tsx';
import { PersonCards, usePersonProblems } from '../../person/person-cards.parts.tsx';
import { personBody } from '../../person/person-values.parts.ts';
import { addUsher } from '../usher.api.ts';
import { usherForm } from '../usher.forms.ts';
import { FormFrame } from './form-frame.tsx';
import { usePersonRules } from './use-person-rules.ts';

const NOTHING_KEPT = { photo_id: '', photo: null, id_number_last4: null };

/** Enters somebody by hand, who begins as pending. */
export const NewUsherPage = (): ReactNode => {
  const { t } = useTranslation('usher');
  const say = usePersonProblems();
  const { phoneRules, also, twin, watched } = usePersonRules(null);
  const [added, setAdded] = useState<string | null>(null);
  const navigate = useNavigate();
  usePageTitle(t('new_usher'));
  const form = useForm(usherForm, {
    say,
    also,
    send: async (values, key) => {
      const { id } = await watched(addUsher(personBody(values), key));
      showSuccess(t('usher_added'));
      setAdded(id);
    },
  });
  // Only after the render in which nothing is unsaved any more; before it, the guard would ask.
  useEffect(() => {
    if (added !== null) void navigate({ to: '/ushers/$id', params: { id: added }, replace: true });
  }, [added, navigate]);
  const changes = added === null ? changedFields(usherForm.initial, form.values).length : 0;
  return (
    <FormFrame
      title={t('new_usher')}
      facts={t('new_usher_text')}
      above={[{ key: 'ushers', label: t('title'), link: { to: '/ushers' } }]}
      problems={form.problems}
      form={form.props}
    >
      <PersonCards form={form} kept={NOTHING_KEPT} phoneRules={phoneRules} twin={twin} />
      <SaveBar
        changes={changes}
        problems={form.problems}
        saving={form.sending}
        onSave={() => void form.submit()}
        onDiscard={() => form.reset()}
      />
    </FormFrame>
  );
};
