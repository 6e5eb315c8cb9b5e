import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Icon } from '../../picture/icon.tsx';
import classes from './drawer-content.module.css';

type DrawerHeadProps = {
  readonly title: ReactNode;
  /** The name in the other language. */
  readonly other?: ReactNode;
  readonly picture?: ReactNode;
  readonly badge?: ReactNode;
};

export const DrawerHead = ({ title, other, picture, badge }: DrawerHeadProps) => (
  <div className={classes['head']}>
    {picture}
    <div className={classes['names']}>
      <h2 className={classes['title']}>{title}</h2>
      {other !== undefined && <p className={classes['other']}>{other}</p>}
    </div>
    {badge}
  </div>
);

/** A warning before everything else. */
export const DrawerNote = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes['note']}>
    <Icon of={IconAlertTriangle} />
    <div>{children}</div>
  </div>
);

/** `value` is null if there is none and undefined while it is loading; `key` is needed where labels repeat. */
type Fact = { readonly key?: string; readonly label: string; readonly value: ReactNode | undefined };

export const DrawerFacts = ({ title, facts }: { readonly title?: string; readonly facts: readonly Fact[] }) => {
  const { t } = useTranslation('list');
  return (
    <section className={classes['section']}>
      {title !== undefined && <h3 className={classes['sectionTitle']}>{title}</h3>}
      <dl className={classes['facts']}>
        {facts.map(({ key, label, value }) => (
          <div key={key ?? label} className={classes['fact']}>
            <dt>{label}</dt>
            <dd>
              {value === undefined && <span className={classes['coming']} />}
              {value === null && (
                <>
                  <span aria-hidden="true">–</span>
                  <span className="visually-hidden">{t('missing_words')}</span>
                </>
              )}
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** A titled part that is no list of facts. */
export const DrawerPart = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={classes['section']}>
    <h3 className={classes['sectionTitle']}>{title}</h3>
    {children}
  </section>
);

/** Stays at the end of the drawer; it has at most one primary button. */
export const DrawerFooter = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes['footer']} data-bottom-bar>
    {children}
  </div>
);
