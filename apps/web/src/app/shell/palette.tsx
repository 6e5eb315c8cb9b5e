import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { commands, screens, type PaletteAction } from './palette-actions.ts';
import { matching } from './palette-search.ts';
import classes from './palette.module.css';

/** Screens and commands by name, without leaving the keyboard: the focus stays in the field, the arrows move the mark. */
export const Palette = ({ close }: { close: () => void }) => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const [marked, setMarked] = useState(0);
  useEffect(() => dialog.current?.showModal(), []);

  const groups = [
    {
      label: t('search_screens'),
      actions: matching(
        screens(t, (to) => void navigate({ to })),
        query,
      ),
    },
    { label: t('search_commands'), actions: matching(commands(t), query) },
  ].filter(({ actions }) => actions.length > 0);
  const actions = groups.flatMap((group) => group.actions);
  const optionId = (action: PaletteAction | undefined) => action && `${id}-${action.key}`;

  const run = (action: PaletteAction | undefined) => {
    if (!action) return;
    dialog.current?.close();
    action.run();
  };
  const move = (by: number) => {
    const next = (marked + by + actions.length) % Math.max(1, actions.length);
    setMarked(next);
    document.getElementById(optionId(actions[next]) ?? '')?.scrollIntoView({ block: 'nearest' });
  };
  const onKey = (event: KeyboardEvent) => {
    const act = { ArrowDown: () => move(1), ArrowUp: () => move(-1), Enter: () => run(actions[marked]) }[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };

  return (
    <dialog
      ref={dialog}
      className={classes['palette']}
      aria-label={t('search')}
      onClose={close}
      onClick={(event) => {
        if (event.target === event.currentTarget) dialog.current?.close();
      }}
    >
      <div className={classes['field']}>
        <IconSearch size={20} stroke={1.75} aria-hidden />
        <input
          className={classes['input']}
          role="combobox"
          aria-label={t('search_hint')}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={optionId(actions[marked])}
          aria-autocomplete="list"
          placeholder={t('search_hint')}
          spellCheck={false}
          autoFocus
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setMarked(0);
          }}
          onKeyDown={onKey}
        />
        <kbd className={classes['key']} aria-hidden="true">
          Esc
        </kbd>
      </div>
      <div id={`${id}-list`} className={classes['list']} role="listbox" aria-label={t('search')} tabIndex={-1}>
        {groups.map((group) => (
          <div key={group.label} role="group" aria-label={group.label}>
            <p className={classes['group']} aria-hidden="true">
              {group.label}
            </p>
            {group.actions.map((action) => (
              <Option
                key={action.key}
                id={optionId(action) ?? ''}
                action={action}
                marked={actions[marked] === action}
                run={() => run(action)}
              />
            ))}
          </div>
        ))}
      </div>
      <p className={classes['empty']} role="status">
        {actions.length === 0 && t('search_nothing')}
      </p>
    </dialog>
  );
};

type OptionProps = { id: string; action: PaletteAction; marked: boolean; run: () => void };

const Option = ({ id, action, marked, run }: OptionProps) => {
  const Icon = action.icon;
  return (
    <div id={id} role="option" aria-selected={marked} className={classes['option']} onClick={run}>
      <Icon size={18} stroke={1.75} aria-hidden />
      {action.label}
      {marked && (
        <kbd className={classes['key']} aria-hidden="true">
          ↵
        </kbd>
      )}
    </div>
  );
};
