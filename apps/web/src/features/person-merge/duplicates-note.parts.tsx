import { mayDo } from '@proline/domain/account/permission';
import { nameIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { moment } from '../../lib/dates/dates.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { withCommas } from '../../lib/texts/word-list.ts';
import { Button } from '../../ui/button/button.tsx';
import { PersonNote } from '../person/page/person-note.parts.tsx';
import { CompareButton } from './compare-button.parts.tsx';
import { duplicatesQuery, sendUndoMerge } from './person-merge.api.ts';

type DuplicatesNoteProps = {
  readonly person: { readonly id: string; readonly name_en: string; readonly name_ar: string };
};

/** Who may be the same person, and which merges can still be undone; for those who may merge. */
export const DuplicatesNote = ({ person }: DuplicatesNoteProps) => {
  const { t, language } = useTranslation('person-merge');
  const user = useUser();
  const may = user !== null && mayDo(user.permission_set, 'ushers.write');
  const { data } = useQuery({ ...duplicatesQuery(person.id), enabled: may });
  const undo = async (merge_id: string) => {
    try {
      await sendUndoMerge(merge_id);
      showSuccess(t('undone'));
    } catch {
      // The failure is already on the screen.
    }
  };
  if (!data) return null;
  const codeOf = ({ usher, leader }: (typeof data.duplicates)[number]) =>
    usher ? `\u2066U-${usher.code}\u2069` : leader ? `\u2066L-${leader.code}\u2069` : '';
  return (
    <>
      {data.merges.map((merge) => (
        <PersonNote key={merge.id} title={t('merged_with', { name: nameIn(language, merge) })}>
          <span>{t('undo_until', { when: moment(language, new Date(merge.until)) })}</span>
          <Button tone="secondary" onClick={() => void undo(merge.id)}>
            {t('undo')}
          </Button>
        </PersonNote>
      ))}
      {data.duplicates.map((duplicate) => (
        <PersonNote key={duplicate.id} title={t('perhaps_same')}>
          <span>
            <bdi>{nameIn(language, duplicate)}</bdi> {codeOf(duplicate)} (
            {withCommas(
              language,
              duplicate.signs.map((sign) => t(sign)),
            )}
            )
          </span>
          <CompareButton person={person} name={nameIn(language, person)} other={duplicate.id} />
        </PersonNote>
      ))}
    </>
  );
};
