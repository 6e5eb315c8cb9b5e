import { Link, Outlet } from '@tanstack/react-router';
import { useTranslation } from '../lib/texts/i18n.ts';
import { BrandMark } from '../ui/picture/brand-mark.tsx';
import { LanguageSwitch } from '../ui/theme/language-switch.tsx';
import { ThemeSwitch } from '../ui/theme/theme-switch.tsx';
import classes from './public-frame.module.css';
import { StarField } from './star-field.tsx';

/** The text in the reader's language is large; the other one stands below it. */
const PITCHES = [
  { lang: 'en', dir: 'ltr', lines: ['Every place filled.', 'Everyone paid right.'] },
  { lang: 'ar', dir: 'rtl', lines: ['كل مكان مشغول،', 'وكل مستحق مدفوع.'] },
] as const;

const PublicHeader = () => {
  const { t } = useTranslation('shell');
  return (
    <header className={classes['header']}>
      <Link to="/login" className={classes['brand']}>
        <BrandMark />
        <span>{t('product')}</span>
      </Link>
      <div className={classes['switches']}>
        <LanguageSwitch label={t('language')} />
        <ThemeSwitch toDarkLabel={t('dark_theme')} toLightLabel={t('light_theme')} />
      </div>
    </header>
  );
};

const PublicFooter = () => {
  const { t } = useTranslation('auth');
  return (
    <footer className={classes['footer']}>
      <Link to="/privacy">{t('privacy_link')}</Link>
      <Link to="/delete-usher-account">{t('delete_account_link')}</Link>
    </footer>
  );
};

const Pitch = () => {
  const { language } = useTranslation('auth');
  const [own, other] = language === 'en' ? PITCHES : ([PITCHES[1], PITCHES[0]] as const);
  return (
    <div className={classes['pitch']}>
      <p className={classes['ownPitch']} lang={own.lang} dir={own.dir}>
        {own.lines[0]}
        <br />
        {own.lines[1]}
      </p>
      <p className={classes['otherPitch']} lang={other.lang} dir={other.dir}>
        {other.lines.join(' ')}
      </p>
    </div>
  );
};

/** The frame of a short form, with the field of stars beside it. */
export const SplitFrame = () => (
  <div className={classes['split']}>
    <div className={classes['side']}>
      <PublicHeader />
      <main className={classes['form']}>
        <Outlet />
      </main>
      <PublicFooter />
    </div>
    <div className={classes['art']} aria-hidden="true">
      <StarField className={classes['stars']} />
      <Pitch />
    </div>
  </div>
);

/** The frame of a long text in one column. */
export const ReadingFrame = () => (
  <div className={classes['reading']}>
    <PublicHeader />
    <main className={classes['column']}>
      <Outlet />
    </main>
    <PublicFooter />
  </div>
);
