import type { UsherImport } from '@proline/contract/usher-import/usher-import';
import { IconEye } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Breadcrumb } from '../../ui/page/breadcrumb.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { StepMark } from '../../ui/picture/step-mark.tsx';
import type { ImportStep } from './import-search.ts';
import classes from './import-frame.module.css';

const STEPS = ['file', 'columns', 'check', 'result'] as const;
type Step = (typeof STEPS)[number];

type ImportFrameProps = {
  readonly step: Step;
  /** Left out before a file is chosen. */
  readonly found?: UsherImport;
  readonly children: ReactNode;
  /** What stands at the bottom of the screen: the way back and on. */
  readonly foot?: ReactNode;
};

/** The title, the four steps with what each holds so far, and the way on. */
export const ImportFrame = ({ step, found, children, foot }: ImportFrameProps) => {
  const { t } = useTranslation('usher-import');
  usePageTitle(t('title'));
  return (
    <div className={classes['page']}>
      <Breadcrumb
        label={t('breadcrumb')}
        above={[{ key: 'ushers', label: t('ushers'), link: { to: '/ushers' } }]}
        here={t('here')}
      />
      <PageHeader
        title={t('title')}
        actions={
          found?.running === null && (
            <span className={classes['dry']}>
              <Icon of={IconEye} size="s" />
              {t('dry_run')}
            </span>
          )
        }
      />
      <StepStrip step={step} found={found} />
      {children}
      {foot !== undefined && (
        <div className={classes['foot']} data-bottom-bar>
          {foot}
        </div>
      )}
    </div>
  );
};

const useFacts = (found: UsherImport | undefined): Readonly<Record<Step, ReactNode>> => {
  const { t, language } = useTranslation('usher-import');
  if (!found) return { file: null, columns: null, check: null, result: null };
  const { header, mapping, rows } = found;
  const used = mapping.filter((field) => field !== null).length;
  const figure = (value: number) => formatNumber(language, value);
  return {
    file: (
      <>
        <bdi>{found.file_name}</bdi> · {t('rows', { count: rows.total })}
      </>
    ),
    columns: t('used_of', { used: figure(used), total: figure(header.length) }),
    check: t('to_fix', { count: rows.bad }),
    result: t('rows', { count: rows.good + rows.warning }),
  };
};

const StepStrip = ({ step, found }: Pick<ImportFrameProps, 'step'> & { readonly found: UsherImport | undefined }) => {
  const { t } = useTranslation('usher-import');
  const facts = useFacts(found);
  const at = STEPS.indexOf(step);
  const linkTo = (one: Step): LinkProps | null => {
    if (!found || found.running !== null || one === 'result' || one === step) return null;
    if (one === 'file') return { to: '/ushers/import' };
    return { to: '/ushers/import/$id', params: { id: found.id }, search: { step: one satisfies ImportStep } };
  };
  return (
    <nav aria-label={t('steps')} className={classes['steps']}>
      {STEPS.map((one, index) => {
        const link = linkTo(one);
        const words = (
          <>
            <StepMark number={index + 1} current={index === at} done={index < at} />
            <span className={classes['step-words']}>
              <b>{t(`step_${one}`)}</b>
              <span className={`clip ${classes['step-facts']}`}>{facts[one]}</span>
            </span>
          </>
        );
        return link ? (
          <Link key={one} {...link} className={classes['step'] ?? ''}>
            {words}
          </Link>
        ) : (
          <span
            key={one}
            className={classes['step']}
            data-on={one === step || undefined}
            aria-current={one === step ? 'step' : undefined}
          >
            {words}
          </span>
        );
      })}
    </nav>
  );
};
