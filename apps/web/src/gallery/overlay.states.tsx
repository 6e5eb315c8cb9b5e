import { IconArchive, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { showError, showSuccess } from '../lib/screen/toast.ts';
import { reasonForm } from '../lib/form/reason-form.ts';
import { Button } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { ConflictDialog } from '../ui/overlay/conflict-dialog.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { HoverCard } from '../ui/overlay/hover-card.tsx';
import { LeaveDialog } from '../ui/overlay/leave-dialog.tsx';
import { ActionMenu } from '../ui/overlay/action-menu.tsx';
import { Menu } from '../ui/overlay/menu.tsx';
import { Popover } from '../ui/overlay/popover.tsx';
import { Icon } from '../ui/picture/icon.tsx';
import { useSay, type Specimen } from './specimen.tsx';

const nothing = () => undefined;

type OpenedProps = { readonly word: string; readonly children: (open: boolean, close: () => void) => ReactNode };

const Opened = ({ word, children }: OpenedProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        {word}
      </Button>
      {children(open, () => setOpen(false))}
    </>
  );
};

const Dialogs = () => {
  const say = useSay();
  const save = say('Save', 'حفظ');
  return (
    <>
      <Opened word="Dialog">
        {(open, close) => (
          <Dialog
            open={open}
            onClose={close}
            title={say('Name this view', 'سمِّ هذا العرض')}
            text={say('Everybody sees it.', 'يراه الجميع.')}
            actions={<Button onClick={close}>{save}</Button>}
          >
            <TextField label={say('Name', 'الاسم')} />
          </Dialog>
        )}
      </Opened>
      <Opened word="ConfirmDialog">
        {(open, close) => (
          <ConfirmDialog
            open={open}
            title={say('Cancel the event?', 'إلغاء الفعالية؟')}
            text={say('This cannot be undone.', 'لا يمكن التراجع.')}
            consequences={[say('46 ushers are released', 'يُعفى ٤٦ منظمًا')]}
            confirmLabel={say('Cancel the event', 'إلغاء الفعالية')}
            reason={reasonForm({ least: 5, most: 200 }, [])}
            onConfirm={close}
            onCancel={close}
          />
        )}
      </Opened>
      <Opened word="ConflictDialog">
        {(open, close) => (
          <ConflictDialog
            open={open}
            differences={[
              { name: 'city', base: 'Riyadh', theirs: 'Jeddah', mine: 'Dammam', clash: true },
              { name: 'title', base: '', theirs: '', mine: 'Season', clash: false },
            ]}
            labelOf={(name) => name}
            onOverwrite={close}
            onTakeTheirs={close}
            onKeepMine={close}
          />
        )}
      </Opened>
      <Opened word="LeaveDialog">
        {(open, close) => (
          <LeaveDialog
            open={open}
            title={say('Leave without saving?', 'المغادرة دون حفظ؟')}
            text={say('Your changes would be lost.', 'ستفقد تغييراتك.')}
            leaveLabel={say('Leave', 'مغادرة')}
            stayLabel={say('Stay', 'بقاء')}
            onLeave={close}
            onStay={close}
          />
        )}
      </Opened>
    </>
  );
};

const Panels = () => {
  const say = useSay();
  const label = say('Actions', 'الإجراءات');
  return (
    <>
      <Menu
        label={label}
        align="start"
        trigger={(props) => (
          <IconButton {...props} bordered label={label}>
            <Icon of={IconDots} />
          </IconButton>
        )}
        items={[
          { key: 'edit', label: say('Edit', 'تعديل'), icon: <Icon of={IconPencil} />, run: nothing },
          {
            key: 'archive',
            label: say('Archive', 'أرشفة'),
            icon: <Icon of={IconArchive} />,
            disabled: say('It is in use.', 'قيد الاستخدام.'),
            run: nothing,
          },
          {
            key: 'delete',
            label: say('Delete', 'حذف'),
            icon: <Icon of={IconTrash} />,
            danger: true,
            separate: true,
            run: nothing,
          },
        ]}
      />
      <ActionMenu
        label={say('More actions', 'إجراءات أخرى')}
        actions={[
          { item: { key: 'merge', label: say('Merge', 'دمج'), run: nothing }, dialog: null },
          { item: null, dialog: null },
        ]}
      />
      <Popover
        label="Popover"
        trigger={(props) => (
          <Button tone="secondary" {...props}>
            Popover
          </Button>
        )}
      >
        {(close) => <Button onClick={close}>{say('Done', 'تم')}</Button>}
      </Popover>
      <HoverCard trigger="HoverCard">{() => <p>{say('More about it', 'المزيد عنه')}</p>}</HoverCard>
    </>
  );
};

const Toasts = () => {
  const say = useSay();
  const saved = say('Saved', 'تم الحفظ');
  return (
    <>
      <Button
        tone="secondary"
        onClick={() => showSuccess(saved, { action: { label: say('Undo', 'تراجع'), run: nothing } })}
      >
        {saved}
      </Button>
      <Button
        tone="secondary"
        onClick={() => showError(say('It was not saved', 'لم يُحفظ'), { detail: say('Try again.', 'حاول مجددًا.') })}
      >
        {say('Failed', 'فشل')}
      </Button>
    </>
  );
};

export const specimens: readonly Specimen[] = [
  { name: 'Dialog, ConfirmDialog, ConflictDialog, LeaveDialog', Show: Dialogs },
  { name: 'Menu, ActionMenu, Popover, HoverCard', Show: Panels },
  { name: 'Toaster', Show: Toasts },
];
