import type { StandingRecord } from '@proline/contract/frame/error-reply';
import {
  CITY_MAX_LENGTH,
  CLOTHING_SIZES,
  GENDERS,
  HEIGHT_CM,
  PERSON_NAME_MAX_LENGTH,
  PHONE_TYPED_MAX_LENGTH,
  SHOE_SIZE,
} from '@proline/domain/people/person-fields';
import { COUNTRIES } from '@proline/domain/place/countries';
import { nameIn } from '@proline/domain/text/name-in';
import { IconPhone } from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { TextLink } from '../../ui/button/text-link.tsx';
import { SelectField, type Choice } from '../../ui/choice/select-field.tsx';
import { DateField } from '../../ui/date/date-field.tsx';
import { EmailField } from '../../ui/form/email-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { countryName } from './code-names.parts.ts';
import { LanguagesField } from './form/languages-field.tsx';
import classes from './form/person-form.module.css';
import type { PersonForm } from './form/person-form.ts';
import { PersonPhotoField } from './form/person-photo-field.tsx';
import { PlaceFields } from './form/place-fields.tsx';
import type { PersonProblem } from './person-values.parts.ts';
import { RolesField } from './roles/roles-field.parts.tsx';
import { TagsField } from './tags-field.parts.tsx';
import type { usePhoneRules } from './use-phone-rules.parts.ts';

type PersonCardsProps = {
  readonly form: PersonForm;
  /** What is stored: the photo, and the end of the ID number. */
  readonly kept: { readonly photo_id: string; readonly photo: string | null; readonly id_number_last4: string | null };
  readonly phoneRules: ReturnType<typeof usePhoneRules>;
  /** Somebody else who has the phone or the ID number that was just refused. */
  readonly twin: { readonly field: 'phone' | 'id_number'; readonly record: StandingRecord } | null;
  /** Offered beside the link to that person. */
  readonly twinOffer?: ((record: StandingRecord) => ReactNode) | undefined;
  /** Further cards, after those of the person. */
  readonly children?: ReactNode;
};

/** Everything that is asked about a person, whatever the hat. */
export const PersonCards = ({ form, kept, phoneRules, twin, twinOffer, children }: PersonCardsProps) => {
  const { t, language } = useTranslation('person');
  const { values } = form;
  const twinOf = (field: 'phone' | 'id_number') =>
    twin?.field === field && (
      <>
        <TwinLink record={twin.record} />
        {twinOffer?.(twin.record)}
      </>
    );
  return (
    <div className={classes['cards']}>
      <FormCard title={t('identity')}>
        <PersonPhotoField
          {...form.field('photo_id')}
          kept={kept}
          personName={nameIn(language, values)}
          onSending={form.waitFor}
        />
        <div className={classes['pair']}>
          <TextField {...form.text('name_en')} label={t('name_en')} hint={t('name_hint')} lang="en" dir="ltr" />
          <TextField {...form.text('name_ar')} label={t('name_ar')} lang="ar" dir="rtl" />
        </div>
        <div className={classes['pair']}>
          <DateField {...form.field('birth_date')} label={t('birth_date')} hint={t('birth_date_hint')} />
          <SelectField
            {...form.field('gender')}
            {...useOptional(
              values.gender,
              GENDERS.map((value) => ({ value, label: t(`gender_${value}`) })),
            )}
            label={t('gender')}
          />
        </div>
        <div className={classes['pair']}>
          <SelectField
            {...form.field('nationality')}
            {...useOptional(values.nationality, useCountries())}
            label={t('nationality')}
          />
          <div className={classes['twin']}>
            <TextField
              {...form.text('id_number')}
              label={t('id_number')}
              hint={
                kept.id_number_last4 === null
                  ? t('id_number_hint')
                  : t('id_number_kept', { last4: kept.id_number_last4 })
              }
              dir="ltr"
              autoComplete="off"
            />
            {twinOf('id_number')}
          </div>
        </div>
      </FormCard>
      <FormCard title={t('contact')}>
        <div className={classes['pair']}>
          <div className={classes['twin']}>
            <TextField
              {...form.text('phone')}
              label={t('phone')}
              hint={t('phone_hint')}
              type="tel"
              dir="ltr"
              autoComplete="off"
              icon={<Icon of={IconPhone} />}
              onBlur={() => {
                const dialed = phoneRules(values.phone);
                if (dialed) form.change({ phone: dialed });
              }}
            />
            {twinOf('phone')}
          </div>
          <EmailField {...form.text('email')} label={t('email')} autoComplete="off" />
        </div>
        <PlaceFields form={form} />
      </FormCard>
      <FormCard title={t('work')}>
        <RolesField
          label={t('role_ids')}
          hint={t('roles_hint')}
          value={values.role_ids}
          onChange={(role_ids) => form.change({ role_ids })}
          error={form.field('role_ids').error}
        />
        <LanguagesField value={values.languages} onChange={(languages) => form.change({ languages })} />
        <div className={classes['pair']}>
          <TextField {...form.text('height_cm')} label={t('height_cm')} unit={t('cm')} inputMode="numeric" dir="ltr" />
          <SelectField
            {...form.field('clothing_size')}
            {...useOptional(
              values.clothing_size,
              CLOTHING_SIZES.map((value) => ({ value, label: value })),
            )}
            label={t('clothing_size')}
            lang=""
          />
          <TextField
            {...form.text('shoe_size')}
            label={t('shoe_size')}
            hint={t('shoe_size_hint')}
            inputMode="numeric"
            dir="ltr"
          />
        </div>
        <TagsField label={t('tags')} value={values.tags} onChange={(tags) => form.change({ tags })} />
      </FormCard>
      {children}
    </div>
  );
};

export const FormCard = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Card title={title}>
    <div className={classes['fields']}>{children}</div>
  </Card>
);

/** A choice that can be taken back. */
const useOptional = <Value extends string>(value: Value | '', choices: readonly Choice<Value>[]) => {
  const { t } = useTranslation('person');
  const none: Choice<''> = { value: '', label: t('not_given') };
  const all: readonly Choice<Value | ''>[] = value === '' ? choices : [none, ...choices];
  return { choices: all, placeholder: none.label };
};

const useCountries = () => {
  const { language } = useTranslation('person');
  return useMemo(
    () =>
      COUNTRIES.map((value) => ({ value, label: countryName(language, value) })).toSorted((a, b) =>
        a.label.localeCompare(b.label, language),
      ),
    [language],
  );
};

const TwinLink = ({ record }: { readonly record: StandingRecord }) => {
  const { t, language } = useTranslation('person');
  const name = nameIn(language, record);
  const label = t('twin', { name });
  return record.kind === 'usher' ? (
    <TextLink to="/ushers/$id" params={{ id: record.id }} label={label}>
      <bdi>{label}</bdi>
    </TextLink>
  ) : (
    <TextLink to="/leaders/$id" params={{ id: record.id }} label={label}>
      <bdi>{label}</bdi>
    </TextLink>
  );
};

const MOST: Readonly<Record<string, number>> = { city: CITY_MAX_LENGTH, phone: PHONE_TYPED_MAX_LENGTH };

/** Puts what is wrong with a person's field into words. A form that has more fields says how long their texts may be. */
export const usePersonProblems = (
  more: Readonly<Record<string, number>> = {},
): ((problem: PersonProblem, field: string) => string) => {
  const { t } = useTranslation('person');
  const { t: forms } = useTranslation('form');
  return (problem, field) => {
    switch (problem) {
      case 'too_long':
      case 'characters':
        return forms(problem, { most: MOST[field] ?? more[field] ?? PERSON_NAME_MAX_LENGTH });
      case 'height_wrong':
        return t(problem, HEIGHT_CM);
      case 'shoe_size_wrong':
        return t(problem, SHOE_SIZE);
      default:
        return t(problem);
    }
  };
};
