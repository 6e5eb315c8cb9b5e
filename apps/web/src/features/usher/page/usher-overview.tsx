import type { Usher } from '@proline/contract/usher/usher';
import { calendarDate, mediumDate } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { DuplicatesNote } from '../../person-merge/duplicates-note.parts.tsx';
import { MissingNote, PersonNote } from '../../person/page/person-note.parts.tsx';
import { PersonOverview } from '../../person/page/person-overview.parts.tsx';
import { UsherNext } from './usher-next.tsx';

export const UsherOverview = ({ usher }: { readonly usher: Usher }) => (
  <>
    <StatusNote usher={usher} />
    <DuplicatesNote person={usher} />
    <PersonOverview person={usher} aside={<UsherNext usher={usher} />} />
  </>
);

/** Says what keeps somebody from being approved, or why somebody is rejected or blocked. */
const StatusNote = ({ usher }: { readonly usher: Usher }) => {
  const { t, language } = useTranslation('usher');
  const isOpen = usher.status === 'pending' || usher.status === 'in_interview';
  if (isOpen && usher.missing.length > 0) return <MissingNote missing={usher.missing} />;
  if (usher.status_reason === null) return null;
  const since = mediumDate(language, new Date(usher.status_changed_at));
  const title =
    usher.blocked_until === null
      ? t(`since_${usher.status === 'blocked' ? 'blocked' : 'status'}`, { date: since })
      : t('blocked_until', { date: calendarDate(language, usher.blocked_until) });
  return (
    <PersonNote title={title}>
      <span dir="auto" lang="">
        {usher.status_reason}
      </span>
    </PersonNote>
  );
};
