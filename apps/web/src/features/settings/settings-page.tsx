import type { SettingsSection } from '@proline/contract/settings/settings';
import { mayDo } from '@proline/domain/account/permission';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { MessageTemplates } from '../message/message-templates.parts.tsx';
import { PayerAccounts } from '../payer-account/payer-accounts.parts.tsx';
import { PrivacyEditor } from '../privacy/privacy-editor.parts.tsx';
import { AttendanceSection } from './attendance-section.tsx';
import { SettingsLinks } from './frame/settings-links.tsx';
import { SettingsNav } from './frame/settings-nav.tsx';
import { SETTINGS_PLACES, type SettingsPlace } from './frame/settings-sections.ts';
import { HiringSection } from './hiring-section.tsx';
import { NoticesSection } from './house/notices-section.tsx';
import { RetentionSection } from './house/retention-section.tsx';
import { StrikesSection } from './house/strikes-section.tsx';
import { OrganisationSection } from './organisation-section.tsx';
import { PaySection } from './pay-section.tsx';
import { PaymentsSection } from './payments-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { RecruitingSection } from './recruiting-section.tsx';
import { RegionSection } from './region-section.tsx';
import { ReliabilitySection } from './reliability-section.tsx';
import { SecuritySection } from './security-section.tsx';
import { settingsQuery, type AllSettings } from './settings.api.ts';
import classes from './settings.module.css';

/** Each section has its own address below /settings; the first one also answers at /settings itself. */
export const SettingsPage = () => {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  const user = useUser();
  const { _splat: below = '' } = useParams({ strict: false });
  const section = SETTINGS_PLACES.find((one) => below.split('/', 1)[0] === one) ?? 'organisation';
  usePageTitle(shell('settings'));
  const may = user === null ? null : mayDo(user.permission_set, 'settings.read');
  return (
    <>
      <PageHeader title={shell('settings')} facts={t('purpose')} />
      <div className={classes['stack']}>
        {may === true && (
          <div className={classes['sections']}>
            <SettingsNav chosen={section} />
            <div className={classes['section']}>
              <Sections section={section} />
            </div>
          </div>
        )}
        {may === false && (
          <div className={classes['frame']}>
            <EmptyState
              icon={<Icon of={IconLock} size="xxl" />}
              tone="grey"
              title={t('not_for_you')}
              text={t('not_for_you_text')}
              as="h2"
            />
          </div>
        )}
        <h2 className={classes['heading']}>{t('lists_and_people')}</h2>
        <SettingsLinks />
      </div>
    </>
  );
};

const Sections = ({ section }: { section: SettingsPlace }) => {
  const { t } = useTranslation('settings');
  const user = useUser();
  const { data, isError, refetch } = useQuery(settingsQuery);
  const editable = user !== null && mayDo(user.permission_set, 'settings.write');
  if (data)
    return (
      <>
        {!editable && <p className={classes['note']}>{t('read_only')}</p>}
        {section === 'message_templates' ? (
          <MessageTemplates editable={editable} />
        ) : (
          <Section section={section} all={data} editable={editable} />
        )}
      </>
    );
  if (isError) return <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />;
  return <Skeleton card height={320} />;
};

type SectionProps = { readonly section: SettingsSection; readonly all: AllSettings; readonly editable: boolean };

const Section = ({ section, all, editable }: SectionProps) => {
  switch (section) {
    case 'organisation':
      return <OrganisationSection kept={all.organisation} editable={editable} />;
    case 'region':
      return <RegionSection kept={all.region} editable={editable} />;
    case 'security':
      return <SecuritySection kept={all.security} editable={editable} />;
    case 'privacy':
      return (
        <>
          <PrivacySection kept={all.privacy} editable={editable} />
          <PrivacyEditor editable={editable} />
        </>
      );
    case 'recruiting':
      return <RecruitingSection kept={all.recruiting} editable={editable} />;
    case 'hiring':
      return <HiringSection kept={all.hiring} editable={editable} />;
    case 'attendance':
      return <AttendanceSection kept={all.attendance} editable={editable} />;
    case 'reliability':
      return <ReliabilitySection kept={all.reliability} editable={editable} />;
    case 'strikes':
      return <StrikesSection kept={all.strikes} editable={editable} />;
    case 'retention':
      return <RetentionSection kept={all.retention} editable={editable} />;
    case 'notifications':
      return <NoticesSection kept={all.notifications} editable={editable} />;
    case 'pay':
      return <PaySection kept={all.pay} editable={editable} />;
    case 'payments':
      return (
        <>
          <PayerAccounts editable={editable} />
          <PaymentsSection kept={all.payments} editable={editable} />
        </>
      );
  }
};
