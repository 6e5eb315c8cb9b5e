import type { Usher } from '@proline/contract/usher/usher';
import { COUNTRIES } from '@proline/domain/place/countries';
import { nameIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useRecordForm } from '../../../lib/form/use-record-form.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { usePageTitle } from '../../../lib/texts/page-title.ts';
import { SaveBar } from '../../../ui/form/save-bar.tsx';
import { ConflictDialog } from '../../../ui/overlay/conflict-dialog.tsx';
import { PersonCards, usePersonProblems } from '../../person/person-cards.parts.tsx';
import { usePersonShown } from '../../person/person-shown.parts.tsx';
import { personBody, type PersonValues } from '../../person/person-values.parts.ts';
import { UsherLoading } from '../page/usher-states.tsx';
import { saveUsher, usherQuery } from '../usher.api.ts';
import { usherForm } from '../usher.forms.ts';
import { FormFrame } from './form-frame.tsx';
import { usePersonRules } from './use-person-rules.ts';

export const EditUsherPage = (): ReactNode => {
  const { id } = useParams({ from: '/shell/ushers/$id/edit' });
  const query = useQuery(usherQuery(id));
  return query.data ? <EditForm usher={query.data} /> : <UsherLoading query={query} />;
};

const textOf = (figure: number | null): string => (figure === null ? '' : String(figure));

const valuesOf = (usher: Usher): PersonValues => ({
  name_en: usher.name_en,
  name_ar: usher.name_ar,
  phone: usher.phone,
  email: usher.email ?? '',
  birth_date: usher.birth_date ?? '',
  gender: usher.gender ?? '',
  nationality: COUNTRIES.find((country) => country === usher.nationality) ?? '',
  city: usher.city,
  languages: usher.languages_spoken,
  tags: usher.tags,
  height_cm: textOf(usher.height_cm),
  clothing_size: usher.clothing_size ?? '',
  shoe_size: textOf(usher.shoe_size),
  id_number: '',
  photo_id: usher.photo_id ?? '',
});
const recordOf = (usher: Usher) => ({ version: usher.version, values: valuesOf(usher) });

const EditForm = ({ usher }: { readonly usher: Usher }) => {
  const { t, language } = useTranslation('usher');
  const { t: persons } = useTranslation('person');
  const say = usePersonProblems();
  const show = usePersonShown();
  const { phoneRules, also, twin, watched } = usePersonRules(usher.phone);
  const [saved, setSaved] = useState(false);
  const navigate = useNavigate();
  const name = nameIn(language, usher);
  const keptPhoto = usher.photo_id ?? '';
  usePageTitle(t('edit_title', { name }));
  const form = useRecordForm(usherForm, {
    saved: recordOf(usher),
    say,
    also,
    save: async (version, values) => {
      const { photo_id, ...body } = personBody(values);
      // A photo that is left out stays as it is, also one that nobody has sent as a file.
      const changed = values.photo_id === keptPhoto ? {} : { photo_id };
      const after = await watched(saveUsher(usher.id, { version, ...body, ...changed }));
      setSaved(true);
      return recordOf(after);
    },
    reload: async () => recordOf(await queryClient.query({ ...usherQuery(usher.id), staleTime: 0 })),
  });
  const isDone = saved && form.changed.length === 0;
  useEffect(() => {
    if (isDone) void navigate({ to: '/ushers/$id', params: { id: usher.id } });
  }, [isDone, navigate, usher.id]);
  return (
    <FormFrame
      title={t('edit_title', { name })}
      facts={t('edit_text')}
      above={[
        { key: 'ushers', label: t('title'), link: { to: '/ushers' } },
        { key: 'usher', label: <bdi>{name}</bdi>, link: { to: '/ushers/$id', params: { id: usher.id } } },
      ]}
      problems={form.problems}
      form={form.props}
    >
      <PersonCards
        form={form}
        kept={{ photo_id: keptPhoto, photo: usher.photo, id_number_last4: usher.id_number_last4 }}
        phoneRules={phoneRules}
        twin={twin}
      />
      <SaveBar {...form.bar} />
      {form.conflict && (
        <ConflictDialog
          open
          {...form.conflict.choices}
          labelOf={(field) => persons(FIELDS.find((one) => one === field) ?? 'identity')}
          show={show}
        />
      )}
    </FormFrame>
  );
};

const FIELDS = [
  'name_en',
  'name_ar',
  'phone',
  'email',
  'birth_date',
  'gender',
  'nationality',
  'city',
  'languages',
  'tags',
  'height_cm',
  'clothing_size',
  'shoe_size',
  'id_number',
  'photo_id',
] as const satisfies readonly (keyof PersonValues)[];
