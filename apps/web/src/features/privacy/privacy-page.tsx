import { IconArrowLeft } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useRef, type RefObject } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import type { Language } from '../../lib/preferences/preferences-cookie.ts';
import { Icon } from '../../ui/picture/icon.tsx';
import { privacy as arabic } from './privacy.ar.ts';
import { privacy as english } from './privacy.en.ts';
import { Button } from '../../ui/button/button.tsx';
import { ContactAddress } from './contact-address.tsx';
import { PrivacyHalf } from './privacy-half.tsx';
import { usePrivacyEdition } from './privacy.api.ts';
import classes from './privacy.module.css';

type JumpProps = {
  readonly to: RefObject<HTMLHeadingElement | null>;
  readonly language: Language;
  readonly words: string;
};

/** A button instead of a link, because a jump inside the page must not add to the history: Back must leave the page. */
const Jump = ({ to, language, words }: JumpProps) => (
  <button
    type="button"
    className={classes['jump']}
    lang={language}
    onClick={() => {
      to.current?.focus({ preventScroll: true });
      to.current?.scrollIntoView({ behavior: 'smooth' });
    }}
  >
    {words}
  </button>
);

export const PrivacyPage = () => {
  const { t } = useTranslation('privacy');
  usePageTitle(t('page_title'));
  const navigate = useNavigate();
  const edition = usePrivacyEdition().data;
  const englishHeading = useRef<HTMLHeadingElement>(null);
  const arabicHeading = useRef<HTMLHeadingElement>(null);

  const back = () => {
    if (window.history.length > 1) window.history.back();
    else void navigate({ to: '/' });
  };

  return (
    <>
      <div className={classes['top']}>
        <Button tone="secondary" onClick={back}>
          <Icon of={IconArrowLeft} flip />
          {t('back')}
        </Button>
        <h1>{t('page_title')}</h1>
      </div>
      <PrivacyHalf
        language="en"
        texts={english}
        contact={<ContactAddress />}
        content={edition?.content}
        publishedAt={edition?.published_at ?? null}
        headingRef={englishHeading}
        jump={<Jump to={arabicHeading} language="ar" words={arabic.read_half} />}
      />
      <PrivacyHalf
        language="ar"
        texts={arabic}
        contact={<ContactAddress />}
        content={edition?.content}
        publishedAt={edition?.published_at ?? null}
        headingRef={arabicHeading}
        jump={<Jump to={englishHeading} language="en" words={english.read_half} />}
      />
    </>
  );
};
