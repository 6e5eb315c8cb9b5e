import { PERMISSION_SET_WORDS } from '@proline/contract/admin-account/admin-account.words';
import { mayDo, PERMISSION_SETS, type PermissionSet } from '@proline/domain/account/permission';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { withCommas } from '../../../lib/texts/word-list.ts';
import type { GuidePage } from '../guide-content.ts';
import { GuideWords } from '../guide-words.tsx';
import classes from '../guide.module.css';

type Rights = NonNullable<GuidePage['rights']>;

const setsThatMay = (needs: Rights[number]['needs']): readonly PermissionSet[] =>
  PERMISSION_SETS.filter((set) => needs === 'everybody' || (needs === 'owner' ? set === 'owner' : mayDo(set, needs)));

/** Who may do what there, by the same table that the server asks. */
export const GuideRights = ({ rights }: { readonly rights: Rights }) => {
  const { t, language } = useTranslation('guide');
  return (
    <dl className={classes['statuses']}>
      {rights.map(({ does, needs }) => {
        const sets = setsThatMay(needs);
        return (
          <div key={does[0]}>
            <dt>
              <GuideWords said={does} />
            </dt>
            <dd>
              {sets.length === PERMISSION_SETS.length
                ? t('everybody')
                : withCommas(
                    language,
                    sets.map((set) => PERMISSION_SET_WORDS[set][language]),
                  )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
};
