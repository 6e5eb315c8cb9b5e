import { Link, useSearch } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { GUIDE_SECTIONS, type GuidePageName } from '../guide-pages.ts';
import { inLanguage } from '../guide-texts.ts';
import classes from '../guide.module.css';
import { GuideFind } from './guide-find.tsx';

/** The table of contents beside a page, and above it the search. A phone has both on the guide's first page. */
export const GuideNav = ({ current }: { readonly current: GuidePageName }) => {
  const { t, language } = useTranslation('guide');
  const { q } = useSearch({ strict: false });
  return (
    <div className={classes['nav']}>
      <GuideFind />
      {q === undefined && (
        <nav aria-label={t('contents')}>
          {GUIDE_SECTIONS.map((section) => (
            <section key={section.name}>
              <p className={classes['navTitle']}>{t(`section_${section.name}`)}</p>
              <ul>
                {section.pages.map(([name, page]) => (
                  <li key={name}>
                    <Link
                      to="/guide/$page"
                      params={{ page: name }}
                      className={classes['navLink'] ?? ''}
                      aria-current={name === current ? 'page' : undefined}
                    >
                      {inLanguage(language, page.title)}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      )}
    </div>
  );
};
