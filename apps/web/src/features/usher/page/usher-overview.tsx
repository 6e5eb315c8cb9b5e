import type { Usher } from '@proline/contract/usher/usher';
import { calendarDate, mediumDate } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { withCommas } from '../../../lib/texts/word-list.ts';
import { Card } from '../../../ui/page/card.tsx';
import { CityName } from '../../city/city-name.parts.tsx';
import { countryName, languageName } from '../../person/code-names.parts.ts';
import { Tags } from '../../person/tags.parts.tsx';
import { IdNumber } from './id-number.tsx';
import { PersonFacts } from './person-facts.tsx';
import classes from './usher-page.module.css';

export const UsherOverview = ({ usher }: { readonly usher: Usher }) => {
  const { t, language } = useTranslation('usher');
  const { t: persons } = useTranslation('person');
  const number = (figure: number | null) => (figure === null ? null : formatNumber(language, figure));
  return (
    <>
      <StatusNote usher={usher} />
      <div className={classes['columns']}>
        <Card title={persons('identity')}>
          <PersonFacts
            facts={[
              { label: persons('name_en'), value: usher.name_en && <bdi lang="en">{usher.name_en}</bdi> },
              { label: persons('name_ar'), value: usher.name_ar && <bdi lang="ar">{usher.name_ar}</bdi> },
              { label: t('birth_date'), value: usher.birth_date && calendarDate(language, usher.birth_date) },
              { label: t('age'), value: number(usher.age) },
              { label: t('gender'), value: usher.gender && t(`gender_${usher.gender}`) },
              { label: t('nationality'), value: usher.nationality && countryName(language, usher.nationality) },
              {
                label: t('id_number'),
                value: usher.id_number_last4 && (
                  <IdNumber key={usher.version} id={usher.id} last4={usher.id_number_last4} />
                ),
              },
            ]}
          />
        </Card>
        <Card title={persons('contact')}>
          <PersonFacts
            facts={[
              {
                label: t('phone'),
                value: (
                  <a href={`tel:${usher.phone}`}>
                    <bdi dir="ltr">{usher.phone}</bdi>
                  </a>
                ),
              },
              {
                label: t('email'),
                value: usher.email && (
                  <a href={`mailto:${usher.email}`}>
                    <bdi dir="ltr">{usher.email}</bdi>
                  </a>
                ),
              },
              { label: t('city'), value: usher.city && <CityName of={usher.city} /> },
              { label: t('joined'), value: mediumDate(language, new Date(usher.created_at)) },
            ]}
          />
        </Card>
        <Card title={persons('work')}>
          <PersonFacts
            facts={[
              { label: t('languages'), value: usher.languages_spoken.length > 0 && <Spoken usher={usher} /> },
              {
                label: persons('height_cm'),
                value: usher.height_cm !== null && `${number(usher.height_cm)} ${persons('cm')}`,
              },
              {
                label: persons('clothing_size'),
                value: usher.clothing_size && <bdi dir="ltr">{usher.clothing_size}</bdi>,
              },
              { label: persons('shoe_size'), value: number(usher.shoe_size) },
              { label: persons('tags'), value: usher.tags.length > 0 && <Tags of={usher.tags} /> },
            ]}
          />
        </Card>
      </div>
    </>
  );
};

const Spoken = ({ usher }: { readonly usher: Usher }) => {
  const { t, language } = useTranslation('person');
  return (
    <ul className={classes['items']}>
      {usher.languages_spoken.map(({ code, level }) => (
        <li key={code}>
          {languageName(language, code)}
          {level !== null && <span className={classes['quiet']}> · {t(`level_${level}`)}</span>}
        </li>
      ))}
    </ul>
  );
};

/** Says what keeps somebody from being approved, or why somebody is rejected or blocked. */
const StatusNote = ({ usher }: { readonly usher: Usher }) => {
  const { t, language } = useTranslation('usher');
  const { t: persons } = useTranslation('person');
  const isOpen = usher.status === 'pending' || usher.status === 'in_interview';
  if (isOpen && usher.missing.length > 0)
    return (
      <p className={classes['note']} role="note">
        <b>{t('missing_for_approval')}</b>
        <span>
          {withCommas(
            language,
            usher.missing.map((need) => persons(`missing_${need}`)),
          )}
        </span>
      </p>
    );
  if (usher.status_reason === null) return null;
  const since = mediumDate(language, new Date(usher.status_changed_at));
  return (
    <p className={classes['note']} role="note">
      <b>
        {usher.blocked_until === null
          ? t(`since_${usher.status === 'blocked' ? 'blocked' : 'status'}`, { date: since })
          : t('blocked_until', { date: calendarDate(language, usher.blocked_until) })}
      </b>
      <span dir="auto" lang="">
        {usher.status_reason}
      </span>
    </p>
  );
};
