import type { SearchHit } from '@proline/contract/search/search';
import { cityName } from '@proline/domain/place/cities';
import { ownFirst, titleIn } from '@proline/domain/text/name-in';
import { CODE_LETTERS } from '@proline/domain/text/search-query';
import { StatusBadge } from '../../../features/status/status-badge.parts.tsx';
import { calendarDate } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { roughMoney } from '../../../lib/money/money-text.ts';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { KeyCap } from '../../../ui/picture/key-cap.tsx';
import { Highlighted } from '../../../features/search/highlighted.parts.tsx';
import { statusOfHit } from './hit-status.ts';
import type { PaletteAction } from './palette-actions.ts';
import { highlighted } from '../../../lib/texts/word-search.ts';
import classes from './palette.module.css';

type OptionProps = {
  readonly id: string;
  readonly action: PaletteAction;
  readonly query: string;
  readonly marked: boolean;
  readonly run: () => void;
};

export const PaletteOption = ({ id, action, query, marked, run }: OptionProps) => {
  const { hit } = action;
  return (
    <div id={id} role="option" aria-selected={marked} className={classes['option']} onClick={run}>
      {hit && (hit.kind === 'ushers' || hit.kind === 'leaders' || hit.kind === 'admins') ? (
        <Avatar name={action.label} image={hit.image} size={24} />
      ) : (
        <span className={classes['icon']}>
          <Icon of={action.icon} size="l" />
        </span>
      )}
      <span className={classes['texts']}>
        <span className="clip">
          <Highlighted text={action.label} query={query} />
        </span>
        {hit && <Detail hit={hit} query={query} />}
      </span>
      {hit && <HitStatus hit={hit} />}
      <span className={classes['key']} data-hidden={marked ? undefined : true}>
        <KeyCap silent>↵</KeyCap>
      </span>
    </div>
  );
};

/**
 * Shows the record's number, a detail that distinguishes it from others of the same name, and its name in the other
 * language if the query matches that one.
 */
const Detail = ({ hit, query }: { readonly hit: SearchHit; readonly query: string }) => {
  const { language } = useTranslation('shell');
  const name = titleIn(language, hit);
  const [, other] = ownFirst(language, hit.title_en, hit.title_ar);
  const isFound = (text: string) => highlighted(text, query).some(({ matched }) => matched);
  const code = hit.code === null || !(hit.kind in CODE_LETTERS) ? null : `${letterOf(hit)}-${hit.code}`;
  const amount =
    hit.amount_minor === null || hit.currency === null ? null : roughMoney(language, hit.currency, hit.amount_minor);
  const detail = hit.kind === 'events' && hit.detail !== null ? cityName(hit.detail, language) : hit.detail;
  // Records that were opened by an older version of the app have no day.
  const day = hit.starts_on ? calendarDate(language, hit.starts_on) : null;
  const pieces = [code, amount, day, detail, other !== name && !isFound(name) && isFound(other) ? other : null].filter(
    (piece) => piece !== null,
  );
  if (pieces.length === 0) return null;
  return (
    <span className={`${classes['detail']} clip`}>
      {pieces.map((piece, index) => (
        <span key={piece}>
          {index > 0 && ' · '}
          <bdi>
            <Highlighted text={piece} query={query} />
          </bdi>
        </span>
      ))}
    </span>
  );
};

const letterOf = ({ kind }: SearchHit): string =>
  kind === 'events' || kind === 'ushers' || kind === 'leaders' || kind === 'transfers' ? CODE_LETTERS[kind] : '';

const HitStatus = ({ hit }: { readonly hit: SearchHit }) => {
  const { t } = useTranslation('status');
  const { t: say } = useTranslation('shell');
  const found = statusOfHit(hit);
  if (found !== null) return <StatusBadge status={found.status}>{t(found.key)}</StatusBadge>;
  return hit.status === 'archived' ? <span className={classes['archived']}>{say('archived')}</span> : null;
};
