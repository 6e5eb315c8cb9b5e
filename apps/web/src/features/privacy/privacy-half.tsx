import { IconBuildingBank, IconPhone, IconPhoto, IconUser } from '@tabler/icons-react';
import { useId, type ReactNode, type RefObject } from 'react';
import type { PrivacyContent, PrivacyPoint } from '@proline/domain/privacy/privacy-content';
import { MINIMUM_AGE } from '@proline/domain/people/age';
import { longDate } from '../../lib/dates/dates.ts';
import { LOCALES } from '../../lib/texts/plural-text.ts';
import { directionOf, type Language } from '../../lib/preferences/preferences-cookie.ts';
import { Icon } from '../../ui/picture/icon.tsx';
import type { privacy as english } from './privacy.en.ts';
import classes from './privacy.module.css';

type PrivacyTexts = Readonly<Record<keyof typeof english, string>>;

const COLLECTED = [
  { key: 'data_name', shape: IconUser },
  { key: 'data_phone', shape: IconPhone },
  { key: 'data_photo', shape: IconPhoto },
  { key: 'data_bank', shape: IconBuildingBank },
] as const;

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes['section']}>
    <h3>{title}</h3>
    {children}
  </section>
);

/** What an owner wrote, line by line. */
const Written = ({ text }: { text: string }) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, at) => (
      <p key={at} className={classes['written']}>
        {line}
      </p>
    ));

type PrivacyHalfProps = {
  readonly language: Language;
  readonly texts: PrivacyTexts;
  readonly contact: ReactNode;
  /** What the organization says beyond the points; undefined: it is still loading. */
  readonly content: PrivacyContent | undefined;
  /** When it was published; null: it is the page that comes with the program, or one that nobody has published yet. */
  readonly publishedAt?: string | null;
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
  /** The link to the half in the other language. */
  readonly jump?: ReactNode;
};

/** The whole policy in one language, independent of the reader's language. */
export const PrivacyHalf = ({ language, texts, contact, content, publishedAt, headingRef, jump }: PrivacyHalfProps) => {
  const id = useId();
  const age = new Intl.NumberFormat(LOCALES[language]).format(MINIMUM_AGE);
  const withAge = (text: string) => text.replaceAll('{{age}}', age);
  const more = (point: PrivacyPoint) => <Written text={content?.more[point][language] ?? ''} />;
  return (
    <article className={classes['half']} lang={language} dir={directionOf(language)} aria-labelledby={id}>
      <header className={classes['halfHeading']}>
        <div className={classes['halfTitle']}>
          <h2 id={id} ref={headingRef} tabIndex={-1}>
            {texts.half_title}
          </h2>
          {jump}
        </div>
        <p>{texts.half_lead}</p>
        {typeof publishedAt === 'string' && (
          <p className={classes['changed']}>
            {texts.last_changed.replace('{{date}}', longDate(language, new Date(publishedAt)))}
          </p>
        )}
      </header>
      <Section title={texts.free_title}>
        <p>{texts.free_text}</p>
        {more('free')}
      </Section>
      <Section title={texts.data_title}>
        <p>{texts.data_text}</p>
        <ul className={classes['collected']}>
          {COLLECTED.map(({ key, shape }) => (
            <li key={key}>
              <Icon of={shape} size="l" />
              {texts[key]}
            </li>
          ))}
        </ul>
        {more('data')}
      </Section>
      <Section title={withAge(texts.age_title)}>
        <p>{withAge(texts.age_text)}</p>
        {more('age')}
      </Section>
      <Section title={texts.changes_title}>
        <p>{texts.changes_text}</p>
        {more('changes')}
      </Section>
      <Section title={texts.contact_title}>
        <p>{texts.contact_text}</p>
        {contact}
        {more('contact')}
      </Section>
      {content?.sections.map((section, at) => (
        <Section key={at} title={section[`title_${language}`]}>
          <Written text={section[`text_${language}`]} />
        </Section>
      ))}
    </article>
  );
};
