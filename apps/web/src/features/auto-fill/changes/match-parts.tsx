import type { FillRowShown } from '@proline/contract/auto-fill/auto-fill';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { points, score } from '../fill-words.ts';
import classes from './match-parts.module.css';

type Parts = FillRowShown['contributions'];
const share = (tenths: number, of: number) => `${of === 0 ? 0 : Math.min(100, (100 * tenths) / of)}%`;

/** All parts in one small bar; what each is says the list below. */
export const MatchStrip = ({ parts }: { readonly parts: Parts }) => {
  const all = parts.reduce((sum, { most_tenths }) => sum + most_tenths, 0);
  return (
    <span className={classes['strip']} aria-hidden="true">
      {parts.map(({ part, tenths }) => (
        <i key={part} data-part={part} style={{ inlineSize: share(tenths, all) }} />
      ))}
    </span>
  );
};

/** Every contribution to the match, of how much it could be. */
export const MatchParts = ({ parts }: { readonly parts: Parts }) => {
  const { t, language } = useTranslation('auto-fill');
  return (
    <dl className={classes['parts']}>
      {parts.map(({ part, tenths, most_tenths }) => (
        <div key={part} className={classes['part']}>
          <dt>{t(`part_${part}`)}</dt>
          <dd className={classes['bar']} aria-hidden="true">
            <i data-part={part} style={{ inlineSize: share(tenths, most_tenths) }} />
          </dd>
          <dd className={classes['value']}>
            <b>{points(language, tenths)}</b> <span>{t('of_most', { most: score(language, most_tenths) })}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
};
