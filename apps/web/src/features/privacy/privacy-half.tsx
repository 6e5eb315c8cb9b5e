import { IconBuildingBank, IconPhone, IconPhoto, IconUser } from '@tabler/icons-react';
import { useId, type ReactNode, type RefObject } from 'react';
import { MINIMUM_AGE } from '@proline/domain/people/age';
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

type PrivacyHalfProps = {
  readonly language: Language;
  readonly texts: PrivacyTexts;
  readonly contact: ReactNode;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  /** The link to the half in the other language. */
  readonly jump: ReactNode;
};

/** The whole policy in one language, independent of the reader's language. */
export const PrivacyHalf = ({ language, texts, contact, headingRef, jump }: PrivacyHalfProps) => {
  const id = useId();
  const age = new Intl.NumberFormat(LOCALES[language]).format(MINIMUM_AGE);
  const withAge = (text: string) => text.replaceAll('{{age}}', age);
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
      </header>
      <Section title={texts.free_title}>
        <p>{texts.free_text}</p>
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
      </Section>
      <Section title={withAge(texts.age_title)}>
        <p>{withAge(texts.age_text)}</p>
      </Section>
      <Section title={texts.changes_title}>
        <p>{texts.changes_text}</p>
      </Section>
      <Section title={texts.contact_title}>
        <p>{texts.contact_text}</p>
        {contact}
      </Section>
    </article>
  );
};
