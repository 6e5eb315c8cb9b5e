import { useLocation } from '@tanstack/react-router';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SectionBody } from './section-body.tsx';
import { sectionAt, type Section } from './sections.ts';

/** A section's own address and every address below it. */
export const SectionPage = () => {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const section = sectionAt(path);
  return section && <SectionAt key={section.path} section={section} />;
};

const SectionAt = ({ section }: { section: Section }) => {
  const { t } = useTranslation('section');
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
