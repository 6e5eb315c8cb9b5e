import type { PrivacyEdition } from '@proline/contract/privacy/privacy';
import { longDate, timeOfDay } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import classes from './privacy-editor.module.css';

type EditionHistoryProps = {
  readonly editions: readonly PrivacyEdition[];
  readonly onView: (edition: PrivacyEdition) => void;
  /** Begins a draft from an earlier edition; null: the reader may not publish. */
  readonly onUse: ((edition: PrivacyEdition) => void) | null;
};

/** Every edition, the newest first. */
export const EditionHistory = ({ editions, onView, onUse }: EditionHistoryProps) => {
  const { t, language } = useTranslation('privacy-editor');
  return (
    <ul className={classes['fields']}>
      {editions.map((edition, at) => {
        const { number: n, published_at, published_by_name } = edition;
        const when = published_at === null ? null : new Date(published_at);
        return (
          <li key={n} className={classes['edition']}>
            <div className={classes['editionWords']}>
              <b>{when === null ? t('original') : t('edition_n', { n })}</b>
              <span className={classes['quiet']}>
                {at === 0 && (when === null ? t('current') : `${t('current')} · `)}
                {when !== null && (
                  <bdi>
                    {t('published_by', {
                      name: published_by_name ?? '–',
                      date: `${longDate(language, when)} ${timeOfDay(language, when)}`,
                    })}
                  </bdi>
                )}
              </span>
            </div>
            <Button tone="secondary" aria-label={t('view', { n })} onClick={() => onView(edition)}>
              {t('view_short')}
            </Button>
            {onUse !== null && at > 0 && (
              <Button tone="secondary" aria-label={t('use', { n })} onClick={() => onUse(edition)}>
                {t('use_short')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
};
