import type { CatalogueEntry } from '@proline/contract/frame/catalogue';
import { ENTRY_NAME_MAX_LENGTH } from '@proline/domain/catalogue/catalogue';
import { nameIn } from '@proline/domain/text/name-in';
import { IconGripVertical } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Icon } from '../../ui/picture/icon.tsx';
import type { EntryChanges } from './catalogue-actions.ts';
import { entryNameProblem } from './entry-fields.parts.ts';
import { EntryTile } from './entry-icon.parts.tsx';
import { InlineText } from './inline-text.parts.tsx';
import { LookPicker } from './look-picker.tsx';
import { RowMenu } from './row-menu.tsx';
import type { RowTools } from './row-context.ts';
import classes from './catalogue.module.css';

type CatalogueRowProps<Entry extends CatalogueEntry> = {
  readonly entry: Entry;
  readonly tools: RowTools<Entry>;
  readonly opened: boolean;
};

/** Scrolls once, when the row appears: a new function in each render would scroll with every change. */
const bringIntoView = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'center' });

/** Shows one entry, which is edited in place. */
export const CatalogueRow = <Entry extends CatalogueEntry>({ entry, tools, opened }: CatalogueRowProps<Entry>) => {
  const { t, language } = useTranslation('catalogue');
  const { editable, act, order, extra } = tools;
  const name = nameIn(language, entry);
  const changeable = editable && entry.archived_at === null;
  const change = (values: EntryChanges<Entry>) => act({ kind: 'change', entry, values });
  return (
    <tr
      className={classes['row']}
      data-entry={entry.id}
      data-held={order?.heldId === entry.id || undefined}
      data-opened={opened || undefined}
      ref={opened ? bringIntoView : null}
    >
      <td className={classes['order']}>
        {order && changeable && (
          <button
            {...order.handle(entry.id)}
            type="button"
            className={classes['handle']}
            aria-label={t('move', { name })}
            aria-describedby="catalogue-order-help"
          >
            <Icon of={IconGripVertical} />
          </button>
        )}
      </td>
      <td className={classes['look']}>
        {changeable ? (
          <LookPicker label={t('look', { name })} look={entry} onChange={(look) => void change(look).catch(shown)} />
        ) : (
          <EntryTile colour={entry.colour} icon={entry.icon} />
        )}
      </td>
      <td className={classes['name']}>
        <Name entry={entry} field="name_en" lang="en" changeable={changeable} change={change} />
      </td>
      <td className={classes['name']}>
        <Name entry={entry} field="name_ar" lang="ar" changeable={changeable} change={change} />
      </td>
      {extra && <td className={classes['extra']}>{extra(entry, change)}</td>}
      <td className={classes['used']}>
        {entry.merged_into === null ? (
          <Link {...tools.usedLink(entry)} className={classes['usedLink'] ?? ''}>
            {tools.usedText(entry.used)}
          </Link>
        ) : (
          <span className={classes['muted']}>{t('merged_into', { name: tools.nameById(entry.merged_into) })}</span>
        )}
      </td>
      <td className={classes['menu']}>{editable && <RowMenu entry={entry} name={name} tools={tools} />}</td>
    </tr>
  );
};

/** The failure is already on the screen. */
const shown = () => undefined;

type NameProps<Entry extends CatalogueEntry> = {
  readonly entry: Entry;
  readonly field: 'name_en' | 'name_ar';
  readonly lang: 'en' | 'ar';
  readonly changeable: boolean;
  readonly change: (values: EntryChanges<Entry>) => Promise<unknown>;
};

const Name = <Entry extends CatalogueEntry>({ entry, field, lang, changeable, change }: NameProps<Entry>) => {
  const { t, language } = useTranslation('catalogue');
  const { t: form } = useTranslation('form');
  if (!changeable)
    return (
      <span className={classes['plain']} lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
        {entry[field]}
      </span>
    );
  return (
    <InlineText
      label={`${t(field)}: ${nameIn(language, entry)}`}
      value={entry[field]}
      lang={lang}
      maxLength={ENTRY_NAME_MAX_LENGTH}
      check={(text) => {
        const problem = entryNameProblem(text);
        return problem && form(problem, { most: ENTRY_NAME_MAX_LENGTH });
      }}
      save={(text) => change(field === 'name_en' ? { name_en: text } : { name_ar: text })}
    />
  );
};
