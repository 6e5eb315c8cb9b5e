import { ACTOR_WORDS } from '@proline/contract/audit/audit.words';
import type { PersonHistoryEntry } from '@proline/contract/audit/person-history';
import { fieldText, isErased } from '@proline/contract/audit/recorded-text';
import { TRANSFER_LINE_KINDS, type TransferLineKind } from '@proline/domain/pay/transfer-line';
import { useInfiniteQuery } from '@tanstack/react-query';
import { calendarDate } from '../../lib/dates/dates.ts';
import { moneyText } from '../../lib/money/money-text.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Card } from '../../ui/page/card.tsx';
import { EarlierButton, Timeline, TimelineEntry, TimelineQuote } from '../../ui/timeline/timeline.tsx';
import { actionWord, actorName } from '../audit/audit-words.parts.ts';
import { transferHistoryQuery } from '../transfer-move/transfer-move.api.ts';
import { usePayLineWords } from './pay-line-words.parts.ts';
import classes from './transfer.module.css';

type TransferHistoryProps = { readonly id: string; readonly currency: string };

/** Everything that happened to it, newest first: who, when, which amounts, and what they or the bank wrote. */
export const TransferHistory = ({ id, currency }: TransferHistoryProps) => {
  const { t } = useTranslation('transfer');
  const query = useInfiniteQuery(transferHistoryQuery(id));
  const entries = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Card title={t('history')}>
      {query.data && entries.length === 0 && <p className={classes['none']}>{t('history_none')}</p>}
      <Timeline entries={entries}>{(entry) => <Past key={entry.id} entry={entry} currency={currency} />}</Timeline>
      {query.hasNextPage && (
        <EarlierButton
          label={t('more')}
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        />
      )}
    </Card>
  );
};

type Facts = PersonHistoryEntry['after'];
const textIn = (facts: Facts, field: string): string | null => {
  const value = facts?.[field];
  return typeof value === 'string' && value !== '' && !isErased(value) ? value : null;
};
const amountIn = (facts: Facts, field: string): number | null => {
  const value = facts?.[field];
  return typeof value === 'number' ? value : null;
};

type PastProps = { readonly entry: PersonHistoryEntry; readonly currency: string };

const Past = ({ entry, currency }: PastProps) => {
  const { t, language } = useTranslation('transfer');
  const { before, after } = entry;
  const money = (minor: number) => moneyText(language, currency, minor);
  const [was, is] = [amountIn(before, 'net_minor'), amountIn(after, 'net_minor')];
  const reason = textIn(after, 'reason');
  const [code, said] = [textIn(after, 'failure_code'), textIn(after, 'failure_reason')];
  const paidOn = textIn(after, 'paid_on');
  const known = [
    { field: 'batch', value: textIn(after, 'batch') },
    { field: 'paid_on', value: paidOn === null ? null : calendarDate(language, paidOn) },
    { field: 'bank_reference', value: textIn(after, 'bank_reference') },
    { field: 'failure_code', value: code },
  ].filter(({ value }) => value !== null);
  const who = actorName(language, entry);
  return (
    <TimelineEntry at={entry.at}>
      <p className={classes['what']}>
        <b>{actionWord(language, entry.action)}</b>
        {is !== null && (
          <bdi>{was !== null && was !== is ? t('became', { was: money(was), is: money(is) }) : money(is)}</bdi>
        )}
      </p>
      <ChangedLines before={before?.['lines']} after={after?.['lines']} currency={currency} />
      {known.length > 0 && (
        <p className={classes['sum']}>
          {known.map(({ field, value }, index) => (
            <span key={field}>
              {index > 0 && ' · '}
              {fieldText(language, field)}: <bdi>{value}</bdi>
            </span>
          ))}
        </p>
      )}
      {[reason, said].map((words) => words !== null && <TimelineQuote key={words}>{words}</TimelineQuote>)}
      <p className={classes['sum']}>{who === null ? ACTOR_WORDS[entry.actor][language] : <bdi lang="">{who}</bdi>}</p>
    </TimelineEntry>
  );
};

type ChangedLine = { readonly kind: TransferLineKind; readonly amount_minor: number; readonly note: string | null };

const linesIn = (value: unknown): readonly (ChangedLine | null)[] =>
  Array.isArray(value) ? value.map((line: unknown) => lineIn(line)) : [];
const lineIn = (line: unknown): ChangedLine | null => {
  if (typeof line !== 'object' || line === null) return null;
  const { kind, amount_minor, note } = line as Readonly<Record<string, unknown>>;
  const known = TRANSFER_LINE_KINDS.find((one) => one === kind);
  if (known === undefined || typeof amount_minor !== 'number') return null;
  return { kind: known, amount_minor, note: typeof note === 'string' ? note : null };
};

type ChangedLinesProps = { readonly before: unknown; readonly after: unknown; readonly currency: string };

/** The lines that were changed stand before those that were added, as they stood before. */
const ChangedLines = ({ before, after, currency }: ChangedLinesProps) => {
  const { t, language } = useTranslation('transfer');
  const { kindOf } = usePayLineWords();
  const [old, now] = [linesIn(before), linesIn(after)];
  const money = (minor: number) => moneyText(language, currency, minor);
  if (now.length === 0) return null;
  return (
    <ul className={classes['changed']}>
      {now.map((line, index) => {
        const was = old[index]?.amount_minor;
        return (
          line && (
            <li key={index}>
              {kindOf(line)}:{' '}
              <bdi>
                {was === undefined
                  ? money(line.amount_minor)
                  : t('became', { was: money(was), is: money(line.amount_minor) })}
              </bdi>
              {line.note !== null && (
                <span className={classes['sum']} dir="auto" lang="">
                  {line.note}
                </span>
              )}
            </li>
          )
        );
      })}
    </ul>
  );
};
