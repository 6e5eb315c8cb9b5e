import type { ListName } from '@proline/contract/facts';
import { VIEW_NAME_MAX_LENGTH, type SavedView } from '@proline/contract/saved-view/saved-view';
import { useId, useState } from 'react';
import { useForm } from '../../../lib/form/use-form.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import type { ListRow } from '../../../lib/list/list-rows.ts';
import { changeView, removeView, saveView } from '../../../lib/list/saved-views.ts';
import { showSuccess } from '../../../lib/screen/toast.ts';
import { stateOfView, viewQueryOf } from '../../../lib/list/view-query.ts';
import { Button } from '../../button/button.tsx';
import { Checkbox } from '../../choice/checkbox.tsx';
import { ConfirmDialog } from '../../overlay/confirm-dialog.tsx';
import { Dialog } from '../../overlay/dialog.tsx';
import { TextField } from '../../form/text-field.tsx';
import type { ListControl } from '../use-list.ts';
import { viewNameForm } from './view-name.forms.ts';
import classes from '../toolbar.module.css';

export type ViewTask =
  | { readonly kind: 'save' }
  | { readonly kind: 'rename'; readonly view: SavedView }
  | { readonly kind: 'delete'; readonly view: SavedView };

type TaskProps<Row extends ListRow> = {
  readonly list: ListControl<Row>;
  readonly name: ListName;
  readonly task: ViewTask | null;
  readonly onDone: () => void;
};

export const NameViewDialog = <Row extends ListRow>(props: TaskProps<Row>) => {
  const { t } = useTranslation('list');
  const { t: forms } = useTranslation('form');
  const { task, onDone } = props;
  const id = useId();
  const [busy, setBusy] = useState(false);
  const open = task?.kind === 'save' || task?.kind === 'rename';
  return (
    <Dialog
      open={open}
      onClose={onDone}
      title={t(task?.kind === 'rename' ? 'view_rename_title' : 'view_new_title')}
      text={task?.kind === 'rename' ? undefined : t('view_new_text')}
      actions={
        <>
          <Button tone="secondary" onClick={onDone}>
            {forms('cancel')}
          </Button>
          <Button type="submit" form={id} loading={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      {open && <NameForm {...props} id={id} setBusy={setBusy} />}
    </Dialog>
  );
};

type NameFormProps<Row extends ListRow> = TaskProps<Row> & {
  readonly id: string;
  readonly setBusy: (busy: boolean) => void;
};

const NameForm = <Row extends ListRow>({ list, name, task, onDone, id, setBusy }: NameFormProps<Row>) => {
  const { t } = useTranslation('list');
  const { t: forms } = useTranslation('form');
  const renamed = task?.kind === 'rename' ? task.view : undefined;
  const { state, shape, go } = list;

  const save = async (title: string, shared: boolean) => {
    if (renamed) {
      await changeView(name, renamed, { name: title });
    } else {
      const view = await saveView({ list: name, name: title, shared, query: viewQueryOf(shape, state) });
      go(stateOfView(shape, view), { replace: true });
    }
    showSuccess(t('view_saved', { name: title }));
    onDone();
  };
  const form = useForm(viewNameForm, {
    initial: { ...viewNameForm.initial, name: renamed?.name ?? '' },
    say: (problem) => (problem === 'view_name_required' ? t(problem) : forms(problem, { most: VIEW_NAME_MAX_LENGTH })),
    // A message has shown the refusal; here it also appears at the field that can be changed.
    refusals: {
      name_taken: 'name',
      too_many_views: 'name',
      view_outdated: 'name',
      forbidden: 'name',
      conflict: 'name',
    },
    send: async (values) => {
      setBusy(true);
      try {
        await save(values.name.trim(), values.shared);
      } finally {
        setBusy(false);
      }
    },
  });
  return (
    <form id={id} className={classes['form']} {...form.props}>
      <TextField
        {...form.text('name')}
        label={t('view_name')}
        hint={t('view_name_hint', { most: VIEW_NAME_MAX_LENGTH })}
        data-autofocus
      />
      {!renamed && (
        <Checkbox
          label={t('view_shared_field')}
          showLabel
          checked={form.values.shared}
          onChange={form.field('shared').onChange}
        />
      )}
    </form>
  );
};

export const DeleteViewDialog = <Row extends ListRow>({ list, name, task, onDone }: TaskProps<Row>) => {
  const { t } = useTranslation('list');
  const view = task?.kind === 'delete' ? task.view : undefined;
  const remove = async () => {
    if (!view) return;
    await removeView(name, view);
    // The filters of the deleted view stay on the screen, without a view.
    list.go({ ...list.state, view: null }, { replace: true });
    showSuccess(t('view_deleted', { name: view.name }));
    onDone();
  };
  return (
    <ConfirmDialog
      open={view !== undefined}
      title={t('view_delete_title', { name: view?.name ?? '' })}
      text={t(view?.shared ? 'view_delete_shared' : 'view_delete_mine')}
      confirmLabel={t('view_delete').replace('…', '')}
      onConfirm={remove}
      onCancel={onDone}
    />
  );
};
