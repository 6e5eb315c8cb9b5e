import { COUNTRIES } from '@proline/domain/place/countries';
import { nameIn } from '@proline/domain/text/name-in';
import { useNavigate, type LinkProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Form } from '../../lib/form/define-form.ts';
import { useRecordForm } from '../../lib/form/use-record-form.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { SaveBar } from '../../ui/form/save-bar.tsx';
import { ConflictDialog } from '../../ui/overlay/conflict-dialog.tsx';
import { PersonCards, usePersonProblems } from './person-cards.parts.tsx';
import { PersonFormFrame } from './form/person-form-frame.tsx';
import { usePersonShown } from './person-shown.parts.tsx';
import { personBody, type KnownPerson, type PersonProblem, type PersonValues } from './person-values.parts.ts';
import { usePersonRules } from './use-person-rules.ts';

/** A photo that is left out stays as it is. */
type ChangedPerson = Omit<ReturnType<typeof personBody>, 'photo_id'> & {
  readonly version: number;
  readonly photo_id?: string | null;
};

type EditPersonFormProps = {
  readonly declared: Form<PersonValues, PersonProblem>;
  readonly person: KnownPerson;
  readonly list: { readonly label: string; readonly link: LinkProps };
  /** The person's page, to which saving leads back. */
  readonly page: LinkProps;
  readonly save: (body: ChangedPerson) => Promise<KnownPerson>;
  readonly reload: () => Promise<KnownPerson>;
};

const textOf = (figure: number | null): string => (figure === null ? '' : String(figure));

const valuesOf = (person: KnownPerson): PersonValues => ({
  name_en: person.name_en,
  name_ar: person.name_ar,
  phone: person.phone,
  email: person.email ?? '',
  birth_date: person.birth_date ?? '',
  gender: person.gender ?? '',
  nationality: COUNTRIES.find((country) => country === person.nationality) ?? '',
  city: person.city,
  latitude: textOf(person.pin?.latitude ?? null),
  longitude: textOf(person.pin?.longitude ?? null),
  role_ids: person.does.map(({ id }) => id),
  languages: person.languages_spoken,
  tags: person.tags,
  height_cm: textOf(person.height_cm),
  clothing_size: person.clothing_size ?? '',
  shoe_size: textOf(person.shoe_size),
  id_number: '',
  photo_id: person.photo_id ?? '',
});
const recordOf = (person: KnownPerson) => ({ version: person.version, values: valuesOf(person) });

/** Changes what is known of somebody, whatever the hat. */
export const EditPersonForm = ({ declared, person, list, page, save, reload }: EditPersonFormProps) => {
  const { t, language } = useTranslation('person');
  const say = usePersonProblems();
  const show = usePersonShown();
  const { phoneRules, also, dialable, twin, watched } = usePersonRules(person);
  const [saved, setSaved] = useState(false);
  const navigate = useNavigate();
  const name = nameIn(language, person);
  const title = t('edit_title', { name });
  const keptPhoto = person.photo_id ?? '';
  usePageTitle(title);
  const form = useRecordForm(declared, {
    saved: recordOf(person),
    say,
    also,
    save: async (version, values) => {
      const { photo_id, ...body } = personBody(dialable(values));
      // A photo that is left out stays as it is, also one that nobody has sent as a file.
      const changed = values.photo_id === keptPhoto ? {} : { photo_id };
      const after = await watched(save({ version, ...body, ...changed }));
      setSaved(true);
      return recordOf(after);
    },
    reload: async () => recordOf(await reload()),
  });
  const isDone = saved && form.changed.length === 0;
  useEffect(() => {
    if (isDone) void navigate(page);
  }, [isDone, navigate, page]);
  return (
    <PersonFormFrame
      title={title}
      facts={t('edit_text')}
      above={[
        { key: 'list', ...list },
        { key: 'person', label: <bdi>{name}</bdi>, link: page },
      ]}
      problems={form.problems}
      form={form.props}
    >
      <PersonCards
        form={form}
        kept={{ photo_id: keptPhoto, photo: person.photo, id_number_last4: person.id_number_last4 }}
        phoneRules={phoneRules}
        twin={twin}
      />
      <SaveBar {...form.bar} />
      {form.conflict && (
        <ConflictDialog
          open
          {...form.conflict.choices}
          labelOf={(field) => t(FIELDS.find((one) => one === field) ?? 'identity')}
          show={show}
        />
      )}
    </PersonFormFrame>
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
  'latitude',
  'longitude',
  'role_ids',
  'languages',
  'tags',
  'height_cm',
  'clothing_size',
  'shoe_size',
  'id_number',
  'photo_id',
] as const satisfies readonly (keyof PersonValues)[];
