import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SectionBody } from './section-body.tsx';
import type { SectionName } from './section-name.ts';
import classes from './section.module.css';

export const BlockedUshersPage = () => <SectionPage name="blocked_ushers" />;
export const HiringUshersPage = () => <SectionPage name="hiring_ushers" />;
export const EventApplicationsPage = () => <SectionPage name="event_applications" />;
export const ReportsPage = () => <SectionPage name="reports" />;
export const UshersKpisPage = () => <SectionPage name="ushers_kpis" />;

/** `tabs` lead to other parts of the screen. */
export const SectionPage = ({ name, tabs }: { readonly name: SectionName; readonly tabs?: ReactNode }) => {
  const { t } = useTranslation('section');
  const { t: shell } = useTranslation('shell');
  const title = shell(name);
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} facts={t(`${name}_purpose`)} />
      {tabs !== undefined && <div className={classes['tabs']}>{tabs}</div>}
      <SectionBody name={name} />
    </>
  );
};
