import type { CatalogueEntry, CatalogueOf } from '@proline/contract/frame/catalogue';
import { mayDo } from '@proline/domain/account/permission';
import { nameIn } from '@proline/domain/text/name-in';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useNavigate, type LinkProps } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { useBegin } from '../../lib/screen/use-begin.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { KeyCap } from '../../ui/picture/key-cap.tsx';
import type { EntryChanges } from './catalogue-actions.ts';
import type { CatalogueSearch } from './catalogue-search.parts.ts';
import { CatalogueConflictDialog } from './catalogue-conflict.tsx';
import { CatalogueLoading, LoadFailed, NothingHere } from './catalogue-states.tsx';
import { CatalogueTable } from './catalogue-table.tsx';
import type { CatalogueWords } from './catalogue-words.ts';
import { MergeDialog } from './merge-dialog.tsx';
import type { NewEntryTools } from './new-entry.parts.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { useFound } from './use-found.ts';
import classes from './catalogue.module.css';

type CataloguePageProps<Entry extends CatalogueEntry> = {
  readonly calls: CatalogueOf<Entry>;
  readonly topic: 'category' | 'type';
  /** What the route has read from the address. */
  readonly search: CatalogueSearch;
  readonly words: CatalogueWords;
  readonly icon: ReactNode;
  readonly usedLink: (entry: Entry) => LinkProps;
  /** The form for a new entry. */
  readonly newEntry: (tools: NewEntryTools) => ReactNode;
  /** Fields of this kind of entry, in the table and in a conflict. */
  readonly extra?: {
    readonly title: string;
    readonly cell: (
      entry: Entry,
      change: (values: EntryChanges<Entry>) => Promise<unknown>,
      editable: boolean,
    ) => ReactNode;
    readonly labelOf: (field: string) => string | undefined;
    /** Returns undefined to show the value as it is. */
    readonly show: (field: string, value: unknown, entry: Entry) => ReactNode;
  };
};

/** Shows a whole catalogue: tabs, search, table, new entries, merging. The address determines what is shown. */
export const CataloguePage = <Entry extends CatalogueEntry>(props: CataloguePageProps<Entry>) => {
  const { calls, topic, search, words, icon, extra } = props;
  const { t, language } = useTranslation('catalogue');
  const { query, act, conflict, closeConflict } = useCatalogue<Entry>(calls, topic);
  const navigate = useNavigate();
  const user = useUser();
  const [adding, setAdding] = useState(false);
  useBegin(() => setAdding(true));
  // Another number creates the rows again, without what was being typed in them.
  const [draft, setDraft] = useState(0);
  const [merging, setMerging] = useState<Entry | null>(null);
  usePageTitle(words.title);

  const editable = user !== null && mayDo(user.permission_set, 'settings.write');
  const wanted = search.q ?? '';
  const opened = search.open ?? '';
  const entries = query.data ?? [];
  const inUse = entries.filter(({ archived_at }) => archived_at === null);
  const archived = entries.filter(({ archived_at }) => archived_at !== null);
  const isArchive = search.tab === 'archived' || archived.some(({ id }) => id === opened);
  const matching = useFound(isArchive ? archived : inUse, wanted);
  const nameById = (id: string) => {
    const found = entries.find((entry) => entry.id === id);
    return found ? nameIn(language, found) : '';
  };
  const write = (q: string) =>
    void navigate({
      to: '.',
      search: { ...(isArchive && { tab: 'archived' as const }), ...(q !== '' && { q }) },
      replace: true,
    });
  const tabLink = (tab: 'archived' | undefined): LinkProps => ({
    to: '.',
    search: { ...(tab !== undefined && { tab }), ...(wanted !== '' && { q: wanted }) },
  });
  const count = (list: readonly Entry[]) => (query.data ? formatNumber(language, list.length) : undefined);

  return (
    <>
      <PageHeader
        title={words.title}
        facts={words.purpose}
        actions={
          editable && (
            <Button onClick={() => setAdding(true)}>
              <Icon of={IconPlus} />
              {words.new_entry}
            </Button>
          )
        }
      />
      <Tabs
        label={words.title}
        chosen={isArchive ? 'archived' : 'in_use'}
        tabs={[
          { key: 'in_use', label: t('in_use'), count: count(inUse), link: tabLink(undefined) },
          { key: 'archived', label: t('archived'), count: count(archived), link: tabLink('archived') },
        ]}
      />
      <div className={classes['bar']}>
        <label className={classes['search']}>
          <Icon of={IconSearch} />
          <input
            type="search"
            aria-label={t('search')}
            placeholder={t('search')}
            value={wanted}
            onChange={(event) => write(event.currentTarget.value)}
          />
        </label>
      </div>
      {adding && props.newEntry({ create: (values) => act({ kind: 'create', values }), close: () => setAdding(false) })}
      {query.isPending && <CatalogueLoading />}
      {query.isError && query.data === undefined && <LoadFailed retry={() => void query.refetch()} />}
      {query.data && matching.length === 0 && (
        <div className={classes['frame']}>
          <NothingHere
            kind={wanted !== '' ? 'no_match' : isArchive ? 'archive' : 'first'}
            words={words}
            icon={icon}
            clear={() => write('')}
            add={editable && !adding ? () => setAdding(true) : undefined}
          />
        </div>
      )}
      {matching.length > 0 && (
        <CatalogueTable<Entry>
          key={draft}
          label={words.title}
          entries={matching}
          ordered={!isArchive && wanted.trim() === ''}
          opened={opened === '' ? null : opened}
          extraTitle={extra?.title}
          tools={{
            editable,
            act,
            startMerge: setMerging,
            usedLink: props.usedLink,
            usedText: words.used,
            nameById,
            extra: extra && ((entry, change) => extra.cell(entry, change, editable && entry.archived_at === null)),
          }}
        />
      )}
      {editable && !isArchive && wanted.trim() === '' && matching.length > 1 && (
        <p className={classes['hint']}>
          {t('order_hint')} <KeyCap>Alt ↑</KeyCap> <KeyCap>Alt ↓</KeyCap>
        </p>
      )}
      {!editable && <p className={classes['hint']}>{t('read_only')}</p>}
      {merging && (
        <MergeDialog
          calls={calls}
          entry={merging}
          targets={inUse.filter(({ id }) => id !== merging.id)}
          merge={(into) => act({ kind: 'merge', entry: merging, into })}
          close={() => setMerging(null)}
        />
      )}
      {conflict && (
        <CatalogueConflictDialog
          conflict={conflict}
          labelOf={(field) => extra?.labelOf(field)}
          show={extra?.show}
          overwrite={() => act({ kind: 'change', entry: conflict.theirs, values: conflict.values })}
          forget={() => setDraft(draft + 1)}
          close={closeConflict}
        />
      )}
    </>
  );
};
