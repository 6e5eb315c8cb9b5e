import { IconLoader2, IconSearch } from '@tabler/icons-react';
import { useLocation, useNavigate, type LinkProps } from '@tanstack/react-router';
import { SEARCH_KINDS, type SearchKind } from '@proline/contract/facts';
import { SEARCH_MAX } from '@proline/contract/search/search';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { KeyCap } from '../../../ui/picture/key-cap.tsx';
import { useUser } from '../../../lib/session/session-store.ts';
import { useMayOpen } from '../may-open.ts';
import { hitAction, type PaletteAction } from './palette-actions.ts';
import { commands } from './palette-commands.ts';
import { PaletteOption } from './palette-option.tsx';
import { reports, screenParts, screens, settingsSections } from './palette-screens.ts';
import { isNamed, matching, nearlyMatching } from '../../../lib/texts/word-search.ts';
import { recentRecords } from './recent-records.ts';
import { useRecordSearch } from '../../../features/search/use-record-search.parts.ts';
import classes from './palette.module.css';

type Group = { readonly label: string; readonly actions: readonly PaletteAction[] };

/** Screens, records and commands by keyboard: the focus stays in the field, and the arrow keys move the highlight. */
export const Palette = ({ close }: { close: () => void }) => {
  const { t } = useTranslation('shell');
  const { t: own } = useTranslation('palette');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  /** The highlighted action; null for the first one, whichever that is. */
  const [marked, setMarked] = useState<string | null>(null);
  /** Whether Enter was pressed before the answer to the typed text arrived. */
  const [awaited, setAwaited] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);

  const { groups, nearest, pending } = useGroups(query);
  const actions = groups.flatMap((group) => group.actions);
  const current = actions.find(({ key }) => key === marked) ?? actions[0];
  const optionId = (action: PaletteAction | undefined) => action && `${id}-${action.key}`;

  /**
   * Closes at once: the dialog's own event comes a moment later, and would close a palette that was opened again
   * meanwhile.
   */
  const leave = () => {
    dialog.current?.close();
    close();
  };
  const run = (action: PaletteAction | undefined) => {
    if (!action) return;
    leave();
    action.run();
  };
  /** An old answer is shown until the new one arrives, but Enter never opens it by mistake. */
  const choose = () => {
    if (pending && (!current || current.hit)) setAwaited(true);
    else run(current);
  };
  useEffect(() => {
    if (!awaited || pending) return;
    setAwaited(false);
    run(current);
  });
  const move = (by: number) => {
    const at = current ? actions.indexOf(current) : 0;
    const next = actions[(at + by + actions.length) % Math.max(1, actions.length)];
    setMarked(next?.key ?? null);
    document.getElementById(optionId(next) ?? '')?.scrollIntoView({ block: 'nearest' });
  };
  const onKey = (event: KeyboardEvent) => {
    const act = { ArrowDown: () => move(1), ArrowUp: () => move(-1), Enter: choose }[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };

  return (
    <dialog
      ref={dialog}
      className={classes['palette']}
      aria-label={t('search')}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onClose={close}
      onClick={(event) => {
        if (event.target === event.currentTarget) leave();
      }}
    >
      <div className={classes['field']} data-pending={pending || undefined}>
        {pending ? (
          <Icon of={IconLoader2} size="xl" className={classes['wheel']} />
        ) : (
          <Icon of={IconSearch} size="xl" />
        )}
        <input
          className={classes['input']}
          role="combobox"
          aria-label={t('search_hint')}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={optionId(current)}
          aria-autocomplete="list"
          placeholder={t('search_hint')}
          maxLength={SEARCH_MAX}
          spellCheck={false}
          autoFocus
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setMarked(null);
            setAwaited(false);
          }}
          onKeyDown={onKey}
        />
        <KeyCap silent>Esc</KeyCap>
      </div>
      <p className={classes['nearest']} role="status">
        {nearest && actions.length > 0 && own('nearest')}
      </p>
      <div
        id={`${id}-list`}
        className={classes['list']}
        role="listbox"
        aria-label={t('search')}
        aria-busy={pending}
        tabIndex={-1}
      >
        {groups.map((group) => (
          <div key={group.label} role="group" aria-label={group.label}>
            <p className={classes['group']} aria-hidden="true">
              {group.label}
            </p>
            {group.actions.map((action) => (
              <PaletteOption
                key={action.key}
                id={optionId(action) ?? ''}
                action={action}
                query={query}
                marked={current === action}
                run={() => run(action)}
              />
            ))}
          </div>
        ))}
      </div>
      <p className={classes['empty']} role="status">
        {actions.length === 0 && (pending ? t('searching') : t('search_nothing'))}
      </p>
    </dialog>
  );
};

/**
 * Without a query: recently opened records, and everything else on offer. With one: screens, records by kind, commands.
 */
const useGroups = (query: string): { groups: readonly Group[]; nearest: boolean; pending: boolean } => {
  const { t, language } = useTranslation('shell');
  const { t: own } = useTranslation('palette');
  const { t: settings } = useTranslation('settings');
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const user = useUser();
  const [recent] = useState(recentRecords);
  const { hits, nearest, pending } = useRecordSearch(query);
  const { href } = useLocation();
  const go = (link: LinkProps) => void navigate(link);
  const kindLabels: Readonly<Record<SearchKind, string>> = {
    events: t('events'),
    ushers: t('ushers'),
    leaders: t('leaders'),
    transfers: t('transactions'),
    categories: t('categories'),
    types: t('types'),
    admins: t('admin_accounts'),
  };
  const say = { t: own, shell: t };
  const set = user?.permission_set;
  const all = {
    screens: [
      ...screens(say, mayOpen, go),
      ...(query.trim() === ''
        ? []
        : [
            ...screenParts(say, set, go),
            ...reports(t, language, set, go),
            ...settingsSections({ t, settings }, set, go),
          ]),
    ],
    commands: commands(say, set, href, go),
  };
  const exact = { screens: matching(all.screens, query), commands: matching(all.commands, query) };
  const isSpelled = exact.screens.length + exact.commands.length > 0 || (hits.length > 0 && !nearest);
  const isNone = !isSpelled && !pending;
  const records = isSpelled && nearest ? [] : hits;
  const offered = isNone
    ? { screens: nearlyMatching(all.screens, query), commands: nearlyMatching(all.commands, query) }
    : exact;
  const places: Group = { label: t('search_screens'), actions: offered.screens };
  const orders: Group = { label: t('search_commands'), actions: offered.commands };
  const named = ({ actions }: Group) => actions.some((action) => isNamed(action, query));
  // a command of that name comes before a screen that only has the word somewhere on it
  const ordersFirst = query.trim() !== '' && named(orders) && !named(places);
  const groups: Group[] = [
    {
      label: t('search_recent'),
      actions: query.trim() === '' ? recent.map((hit) => hitAction(hit, language, go)) : [],
    },
    ...(ordersFirst ? [orders] : []),
    places,
    ...SEARCH_KINDS.map((kind) => ({
      label: kindLabels[kind],
      actions: records.filter((hit) => hit.kind === kind).map((hit) => hitAction(hit, language, go)),
    })),
    ...(ordersFirst ? [] : [orders]),
  ];
  return { groups: groups.filter(({ actions }) => actions.length > 0), nearest: isNone, pending };
};
