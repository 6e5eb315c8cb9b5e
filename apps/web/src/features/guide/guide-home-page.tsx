import { IconRoute } from '@tabler/icons-react';
import { Link, Navigate, useRouter, useSearch } from '@tanstack/react-router';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { startTour } from '../tour/tour-state.parts.ts';
import { GuideFind } from './frame/guide-find.tsx';
import { plainText } from './guide-markup.ts';
import { GUIDE_SECTIONS } from './guide-pages.ts';
import { inLanguage } from './guide-texts.ts';
import classes from './guide.module.css';
import { helpAt } from './screen-help.parts.ts';

/** All pages of the guide. With `from` it leads to the page of the screen at that address. */
export const GuideHomePage = () => {
  const { t, language } = useTranslation('guide');
  const { from, q } = useSearch({ from: '/shell/guide' });
  const router = useRouter();
  usePageTitle(t('title'));
  const wanted = from === undefined ? undefined : helpAt(router, from).page;
  if (wanted !== undefined) return <Navigate to="/guide/$page" params={{ page: wanted }} replace />;
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={t('purpose')}
        actions={
          <Button tone="secondary" onClick={startTour}>
            <Icon of={IconRoute} />
            {t('take_the_tour')}
          </Button>
        }
      />
      <div className={classes['home']}>
        <GuideFind />
        {q === undefined &&
          GUIDE_SECTIONS.map((section) => (
            <section key={section.name} className={classes['group']} aria-labelledby={`guide-${section.name}`}>
              <h2 id={`guide-${section.name}`} className={classes['groupTitle']}>
                {t(`section_${section.name}`)}
              </h2>
              <ul className={classes['cards']}>
                {section.pages.map(([name, page]) => (
                  <li key={name}>
                    <Link to="/guide/$page" params={{ page: name }} className={classes['card'] ?? ''}>
                      <b>{inLanguage(language, page.title)}</b>
                      <span>{plainText(inLanguage(language, page.purpose))}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </>
  );
};
