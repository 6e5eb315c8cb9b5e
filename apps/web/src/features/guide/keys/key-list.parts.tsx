import { useTranslation } from '../../../lib/texts/i18n.ts';
import { KeyCap } from '../../../ui/picture/key-cap.tsx';
import { KEY_GROUPS, type KeyGroupName } from './key-groups.parts.ts';
import classes from './key-list.module.css';

/** The keys of some kinds of screens, each under its name. */
export const KeyList = ({ groups }: { readonly groups: readonly KeyGroupName[] }) => {
  const { t } = useTranslation('keys');
  return (
    <div className={classes['groups']}>
      {groups.map((group) => (
        <section key={group}>
          <h3 className={classes['title']}>{t(group)}</h3>
          <dl className={classes['list']}>
            {KEY_GROUPS[group].map(({ does, ways }) => (
              <div key={does}>
                <dt>{t(does)}</dt>
                <dd dir="ltr">
                  {ways.map((way) => (
                    <span key={way.join()} className={classes['way']}>
                      {way.map((key) => (
                        <KeyCap key={key}>{key}</KeyCap>
                      ))}
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
};
