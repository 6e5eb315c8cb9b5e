import { useLocation } from '@tanstack/react-router';
import { paths } from '../../app/paths.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { NewEventSteps } from './new-event-steps.tsx';
import { SectionBody } from './section-body.tsx';
import { sectionAt, type Section } from './sections.ts';

/** A section's own address and every address below it. */
export const SectionPage = () => {
  const path = useLocation({ select: ({ pathname }) => pathname });
  if (path === paths.newEvent) return <NewEventPage />;
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

const NewEventPage = () => {
  const { t } = useTranslation('sections');
  usePageTitle(t('new_event'));
  return (
    <>
      <PageHeader
        title={t('new_event')}
        facts={t('new_event_purpose')}
        actions={
          <ButtonLink to={paths.events} tone="secondary">
            {t('back_to_events')}
          </ButtonLink>
        }
      />
      <NewEventSteps />
    </>
  );
};
