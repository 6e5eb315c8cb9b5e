import { useLocation } from '@tanstack/react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SectionBody } from './section-body.tsx';
import { sectionAt, type Section } from './sections.ts';

/** A section's own address and every address below it. */
export const SectionPage = () => {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const section = sectionAt(path);
  return section && <SectionAt key={section.path} section={section} />;
};

const SectionAt = ({ section }: { section: Section }) => {
  const { t } = useTranslation('sections');
  const { t: shell } = useTranslation('shell');
  const title = shell(section.name);
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} facts={t(`${section.name}_purpose`)} />
      <SectionBody section={section} />
    </>
  );
};
