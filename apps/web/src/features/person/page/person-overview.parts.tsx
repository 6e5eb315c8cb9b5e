import type { ReactNode } from 'react';
import { calendarDate, mediumDate } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { Card } from '../../../ui/page/card.tsx';
import { CityName } from '../../city/city-name.parts.tsx';
import { PinMap } from '../../event-view/map/pin-map.parts.tsx';
import { countryName, languageName } from '../code-names.parts.ts';
import { IdNumber } from './id-number.tsx';
import { PersonFacts } from './person-facts.tsx';
import type { KnownPerson } from '../person-values.parts.ts';
import { RoleNames } from '../roles/role-names.parts.tsx';
import { Tags } from '../tags.parts.tsx';
import classes from './person-page.module.css';
import { EmailLink, PhoneLink } from '../contact-facts.parts.tsx';

type ShownPerson = Omit<KnownPerson, 'photo' | 'photo_id'> & {
  readonly age: number | null;
  readonly created_at: string;
};

type PersonOverviewProps = {
  readonly person: ShownPerson;
  /** Further cards, before those of the person. */
  readonly children?: ReactNode;
  /** Beside them: what is next. */
  readonly aside: ReactNode;
};

/** Everything that is known of a person, whatever the hat. */
export const PersonOverview = ({ person, children, aside }: PersonOverviewProps) => {
  const { t, language } = useTranslation('person');
  const number = (figure: number | null) => (figure === null ? null : formatNumber(language, figure));
  return (
    <div className={classes['beside']}>
      <div className={classes['columns']}>
        {children}
        <Card title={t('identity')}>
          <PersonFacts
            facts={[
              { label: t('name_en'), value: person.name_en && <bdi lang="en">{person.name_en}</bdi> },
              { label: t('name_ar'), value: person.name_ar && <bdi lang="ar">{person.name_ar}</bdi> },
              { label: t('birth_date'), value: person.birth_date && calendarDate(language, person.birth_date) },
              { label: t('age'), value: number(person.age) },
              { label: t('gender'), value: person.gender && t(`gender_${person.gender}`) },
              { label: t('nationality'), value: person.nationality && countryName(language, person.nationality) },
              {
                label: t('id_number'),
                value: person.id_number_last4 && (
                  <IdNumber key={person.version} id={person.id} last4={person.id_number_last4} />
                ),
              },
            ]}
          />
        </Card>
        <div className={classes['stack']}>
          <Card title={t('contact')}>
            <PersonFacts
              facts={[
                {
                  label: t('phone'),
                  value: <PhoneLink phone={person.phone} />,
                },
                {
                  label: t('email'),
                  value: person.email && <EmailLink email={person.email} />,
                },
                { label: t('city'), value: person.city && <CityName of={person.city} /> },
                {
                  label: t('pin'),
                  value: person.pin && <bdi dir="ltr">{`${person.pin.latitude}, ${person.pin.longitude}`}</bdi>,
                },
                { label: t('joined'), value: mediumDate(language, new Date(person.created_at)) },
              ]}
            />
            {person.pin && (
              <div className={classes['map']}>
                <PinMap label={t('pin')} pins={[{ id: person.id, ...person.pin }]} />
              </div>
            )}
          </Card>
          <Card title={t('work')}>
            <PersonFacts
              facts={[
                { label: t('role_ids'), value: person.does.length > 0 && <RoleNames of={person.does} /> },
                { label: t('languages'), value: person.languages_spoken.length > 0 && <Spoken {...person} /> },
                {
                  label: t('height_cm'),
                  value: person.height_cm !== null && `${number(person.height_cm)} ${t('cm')}`,
                },
                {
                  label: t('clothing_size'),
                  value: person.clothing_size && <bdi dir="ltr">{person.clothing_size}</bdi>,
                },
                { label: t('shoe_size'), value: number(person.shoe_size) },
                { label: t('tags'), value: person.tags.length > 0 && <Tags of={person.tags} /> },
              ]}
            />
          </Card>
        </div>
      </div>
      <aside>{aside}</aside>
    </div>
  );
};

const Spoken = ({ languages_spoken }: Pick<ShownPerson, 'languages_spoken'>) => {
  const { t, language } = useTranslation('person');
  return (
    <ul className={classes['items']}>
      {languages_spoken.map(({ code, level }) => (
        <li key={code}>
          {languageName(language, code)}
          {level !== null && <span className={classes['quiet']}> · {t(`level_${level}`)}</span>}
        </li>
      ))}
    </ul>
  );
};
