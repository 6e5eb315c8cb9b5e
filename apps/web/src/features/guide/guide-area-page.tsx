import { Link, Navigate, useParams, useRouterState } from '@tanstack/react-router';
import { IconLink } from '@tabler/icons-react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { Breadcrumb } from '../../ui/page/breadcrumb.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { GuideNav } from './frame/guide-nav.tsx';
import { GuidePager } from './frame/guide-pager.tsx';
import { GuidePicture } from './frame/guide-picture.tsx';
import { GuideRights } from './frame/guide-rights.tsx';
import type { GuidePage, GuideTask } from './guide-content.ts';
import { plainText } from './guide-markup.ts';
import { guidePageNamed, type GuidePageName } from './guide-pages.ts';
import { inLanguage } from './guide-texts.ts';
import { GuideWords } from './guide-words.tsx';
import classes from './guide.module.css';
import { KeyList } from './keys/key-list.parts.tsx';

/** One page of the guide: what an area is for, its tasks, statuses, keys and rights. */
export const GuideAreaPage = () => {
  const { page } = useParams({ from: '/shell/guide/$page' });
  const found = guidePageNamed(page);
  if (!found) return <Navigate to="/guide" replace />;
  const [name, content] = found;
  return <GuideArea key={name} name={name} page={content} />;
};

export const GuideArea = ({ name, page }: { readonly name: GuidePageName; readonly page: GuidePage }) => {
  const { t, language } = useTranslation('guide');
  const title = inLanguage(language, page.title);
  usePageTitle(`${t('title')}: ${title}`);
  useShownHeading();
  const { statuses = [], keys = [], rights = [] } = page;
  const headings = [
    ...page.tasks.map((task) => ({ id: task.id, title: inLanguage(language, task.title) })),
    ...(statuses.length > 0 ? [{ id: 'statuses', title: t('statuses') }] : []),
    ...(keys.length > 0 ? [{ id: 'keys', title: t('keys') }] : []),
    ...(rights.length > 0 ? [{ id: 'rights', title: t('rights') }] : []),
  ];
  return (
    <div className={classes['frame']}>
      <div className={classes['side']}>
        <GuideNav current={name} />
      </div>
      <article className={classes['article']}>
        <Breadcrumb
          label={t('breadcrumb')}
          above={[{ key: 'guide', label: t('title'), link: { to: '/guide' } }]}
          here={title}
        />
        <PageHeader title={title} facts={plainText(inLanguage(language, page.purpose))} />
        <nav className={classes['headings']} aria-label={t('on_this_page')}>
          <b>{t('on_this_page')}</b>
          <ul>
            {headings.map((heading) => (
              <li key={heading.id}>
                <Link
                  to="."
                  hash={heading.id}
                  search={true}
                  state={{ keeps_focus: true }}
                  className={classes['link'] ?? ''}
                >
                  {heading.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {page.picture !== undefined && <GuidePicture name={page.picture} title={title} first />}
        {page.tasks.map((task) => (
          <Task key={task.id} task={task} />
        ))}
        {statuses.length > 0 && (
          <Part id="statuses" title={t('statuses')}>
            <dl className={classes['statuses']}>
              {statuses.map((status) => (
                <div key={status.name[0]}>
                  <dt>{inLanguage(language, status.name)}</dt>
                  <dd>
                    <GuideWords said={status.means} />
                  </dd>
                </div>
              ))}
            </dl>
          </Part>
        )}
        {keys.length > 0 && (
          <Part id="keys" title={t('keys')}>
            <KeyList groups={keys} />
          </Part>
        )}
        {rights.length > 0 && (
          <Part id="rights" title={t('rights')}>
            <GuideRights rights={rights} />
          </Part>
        )}
        <GuidePager current={name} />
      </article>
    </div>
  );
};

const Task = ({ task }: { readonly task: GuideTask }) => {
  const { language } = useTranslation('guide');
  const title = inLanguage(language, task.title);
  return (
    <Part id={task.id} title={title}>
      <ol className={classes['steps']}>
        {task.steps.map((step) => (
          <li key={step[0]}>
            <GuideWords said={step} />
          </li>
        ))}
      </ol>
      {task.note && (
        <p className={classes['note']}>
          <GuideWords said={task.note} />
        </p>
      )}
      {task.picture !== undefined && <GuidePicture name={task.picture} title={title} />}
    </Part>
  );
};

/** A part of the page with an address of its own. */
const Part = ({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) => {
  const { t } = useTranslation('guide');
  return (
    <section className={classes['part']} aria-labelledby={id}>
      <div className={classes['head']}>
        <h2 id={id} tabIndex={-1} className={classes['heading']}>
          {title}
        </h2>
        <Link
          to="."
          hash={id}
          search={true}
          state={{ keeps_focus: true }}
          className={classes['anchor'] ?? ''}
          aria-label={t('link_to', { title })}
        >
          <Icon of={IconLink} size="s" />
        </Link>
      </div>
      {children}
    </section>
  );
};

/** Leads to the heading that the address names, for the eye and for a screen reader. */
const useShownHeading = (): void => {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const key = useRouterState({ select: ({ location }) => location.state.__TSR_key });
  useEffect(() => {
    if (hash === '') return;
    const heading = document.getElementById(hash);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [hash, key]);
};
