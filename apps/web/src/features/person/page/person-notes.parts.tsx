import type { PersonNote } from '@proline/contract/note/note';
import { mayDo } from '@proline/domain/account/permission';
import { NOTE_MAX_LENGTH } from '@proline/domain/people/note';
import { IconEdit, IconNote, IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { moment } from '../../../lib/dates/dates.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { showSuccess } from '../../../lib/screen/toast.ts';
import { useUser } from '../../../lib/session/session-store.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { EarlierButton } from '../../../ui/timeline/timeline.tsx';
import { dropNote, notesQuery, saveNote, sendNote } from './note.api.ts';
import { noteForm } from './note.forms.ts';
import { PersonLoaded } from './person-loaded.parts.tsx';
import classes from './person-records.module.css';

/** Shows what the office has written down about a person; authors change and delete their own notes. */
export const PersonNotes = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('note');
  const user = useUser();
  const query = useInfiniteQuery(notesQuery(id));
  const [edited, setEdited] = useState<PersonNote | null>(null);
  const [removed, setRemoved] = useState<PersonNote | null>(null);
  const mayWrite = user !== null && mayDo(user.permission_set, 'ushers.write');
  return (
    <PersonLoaded query={query} failed={t('failed')}>
      {({ pages }) => {
        const notes = pages.flatMap(({ data }) => data);
        return (
          <Card title={t('notes')}>
            {mayWrite && <NewNote key={notes[0]?.id} id={id} />}
            {notes.length === 0 && (
              <EmptyState
                as="h3"
                tone="grey"
                icon={<Icon of={IconNote} size="xxl" />}
                title={t('empty')}
                text={t('empty_text')}
              />
            )}
            <ul>
              {notes.map((note) => (
                <NoteLine
                  key={note.id}
                  note={note}
                  own={mayWrite && note.author_id === user.id}
                  onEdit={() => setEdited(note)}
                  onRemove={() => setRemoved(note)}
                />
              ))}
            </ul>
            {query.hasNextPage && (
              <EarlierButton
                label={t('earlier')}
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              />
            )}
            {edited && <EditNote id={id} note={edited} close={() => setEdited(null)} />}
            <ConfirmDialog
              open={removed !== null}
              title={t('remove_title')}
              text={t('remove_text')}
              confirmLabel={t('remove')}
              onCancel={() => setRemoved(null)}
              onConfirm={async () => {
                if (removed) await dropNote(id, removed.id);
                showSuccess(t('removed'));
                setRemoved(null);
              }}
            />
          </Card>
        );
      }}
    </PersonLoaded>
  );
};

type NoteLineProps = {
  readonly note: PersonNote;
  readonly own: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

const NoteLine = ({ note, own, onEdit, onRemove }: NoteLineProps) => {
  const { t, language } = useTranslation('note');
  return (
    <li className={classes['note']}>
      <p className={classes['text']} dir="auto" lang="">
        {note.text}
      </p>
      <span className={classes['foot']}>
        <span className={classes['quiet']}>
          <bdi>{note.author_name}</bdi>
          {' · '}
          <time dateTime={note.created_at}>{moment(language, new Date(note.created_at))}</time>
          {note.changed_at !== null && ` · ${t('changed')}`}
        </span>
        {own && (
          <span className={classes['buttons']}>
            <IconButton label={t('edit')} onClick={onEdit}>
              <Icon of={IconEdit} />
            </IconButton>
            <IconButton label={t('remove')} onClick={onRemove}>
              <Icon of={IconTrash} />
            </IconButton>
          </span>
        )}
      </span>
    </li>
  );
};

const useNoteWords = () => {
  const { t } = useTranslation('note');
  const { t: forms } = useTranslation('form');
  return (problem: 'note_required' | 'too_long' | 'characters'): string =>
    problem === 'note_required' ? t(problem) : forms(problem, { most: NOTE_MAX_LENGTH });
};

const NewNote = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('note');
  const form = useForm(noteForm, {
    say: useNoteWords(),
    send: async ({ text }, key) => {
      await sendNote(id, text, key);
      showSuccess(t('added'));
    },
  });
  return (
    <form {...form.props} className={classes['write']}>
      <TextAreaField {...form.text('text')} label={t('new_note')} hint={t('new_note_hint')} dir="auto" rows={3} />
      <Button type="submit" loading={form.sending}>
        {t('add')}
      </Button>
    </form>
  );
};

type EditNoteProps = { readonly id: string; readonly note: PersonNote; readonly close: () => void };

const EditNote = ({ id, note, close }: EditNoteProps) => {
  const { t } = useTranslation('note');
  const form = useForm(noteForm, {
    initial: { text: note.text },
    say: useNoteWords(),
    send: async ({ text }) => {
      await saveNote(id, note, text);
      showSuccess(t('saved'));
      close();
    },
  });
  return (
    <FormDialog
      title={t('edit')}
      icon={<Icon of={IconEdit} size="l" />}
      form={form}
      submitLabel={t('save')}
      onClose={close}
    >
      <TextAreaField {...form.text('text')} label={t('note')} dir="auto" rows={6} data-autofocus />
    </FormDialog>
  );
};
