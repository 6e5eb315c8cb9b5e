import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SectionBody } from './section-body.tsx';
import type { SectionName } from './section-name.ts';

export const ReportsPage = () => <SectionPage name="reports" />;
export const UshersKpisPage = () => <SectionPage name="ushers_kpis" />;

const SectionPage = ({ name }: { readonly name: SectionName }) => {
  const { t } = useTranslation('section');
  const { t: shell } = useTranslation('shell');
  const title = shell(name);
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} facts={t(`${name}_purpose`)} />
      <SectionBody name={name} />
    </>
  );
};
