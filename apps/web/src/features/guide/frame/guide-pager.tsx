import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { GUIDE_PAGES, type GuidePageName } from '../guide-pages.ts';
import { inLanguage } from '../guide-texts.ts';
import classes from '../guide.module.css';

/** The page before and the page after, in the order of the contents. */
export const GuidePager = ({ current }: { readonly current: GuidePageName }) => {
  const { t, language } = useTranslation('guide');
  const at = GUIDE_PAGES.findIndex(([name]) => name === current);
  const before = GUIDE_PAGES[at - 1];
  const after = GUIDE_PAGES[at + 1];
  return (
    <nav className={classes['pager']} aria-label={t('pages')}>
      {before && (
        <Link to="/guide/$page" params={{ page: before[0] }} className={classes['pagerLink'] ?? ''}>
          <Icon of={IconArrowLeft} flip />
          <span>
            <small>{t('previous')}</small>
            {inLanguage(language, before[1].title)}
          </span>
        </Link>
      )}
      {after && (
        <Link to="/guide/$page" params={{ page: after[0] }} className={classes['pagerLink'] ?? ''} data-next>
          <span>
            <small>{t('next')}</small>
            {inLanguage(language, after[1].title)}
          </span>
          <Icon of={IconArrowRight} flip />
        </Link>
      )}
    </nav>
  );
};
