import { mayDo } from '@proline/domain/account/permission';
import { documentState } from '@proline/domain/people/document';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dayNumber, shortMonth, timesBetween } from '../../../lib/dates/dates.ts';
import { useUser } from '../../../lib/session/session-store.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Card } from '../../../ui/page/card.tsx';
import { documentsQuery } from '../../document/document.api.ts';
import { DocumentState } from '../../document/documents-card.parts.tsx';
import { interviewsOfQuery } from '../../interview/interview.api.ts';
import classes from './person-next.module.css';
import { useHouseDays } from '../../../lib/preferences/house-days.ts';

export type NextLine = {
  readonly key: string;
  readonly at: Date;
  /** Where it happens; left out: the organization's. */
  readonly timeZone?: string;
  readonly title: string;
  readonly text?: ReactNode;
  readonly end?: ReactNode;
  readonly link?: LinkProps;
};

type PersonNextProps = {
  readonly id: string;
  /** What somebody will work at or lead, the next first; undefined: it loads. */
  readonly work: readonly NextLine[] | undefined;
  /** Leads to all of it. */
  readonly all: ReactNode;
  readonly documents: LinkProps;
};

/** Shows what is next with somebody: work, an interview, a document that ends. */
export const PersonNext = ({ id, work, all, documents }: PersonNextProps) => {
  const { t } = useTranslation('person');
  const interviews = useInterviews(id);
  const ending = useEnding(id, documents);
  const lines = [...(work ?? []), ...interviews].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const shown = [...ending, ...lines];
  return (
    <Card title={t('next')} end={lines.length > 0 && all}>
      {work !== undefined && shown.length === 0 && <p className={classes['none']}>{t('nothing_next')}</p>}
      <ul className={classes['lines']}>
        {shown.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
    </Card>
  );
};

const Line = ({ line: { at, timeZone, title, text, end, link } }: { readonly line: NextLine }) => {
  const { language } = useTranslation('person');
  return (
    <li className={classes['line']}>
      <time className={classes['day']} dateTime={at.toISOString()}>
        <b>{dayNumber(language, at, timeZone)}</b>
        <span>{shortMonth(language, at, timeZone)}</span>
      </time>
      <span className={classes['words']}>
        {link ? (
          <Link {...link} className={classes['title'] ?? ''}>
            <bdi>{title}</bdi>
          </Link>
        ) : (
          <b>{title}</b>
        )}
        {text !== undefined && <span className={classes['text']}>{text}</span>}
      </span>
      {end}
    </li>
  );
};

const useInterviews = (id: string): readonly NextLine[] => {
  const { t, language } = useTranslation('person');
  const user = useUser();
  const { data = [] } = useQuery({
    ...interviewsOfQuery(id),
    enabled: user !== null && mayDo(user.permission_set, 'join_requests.read'),
  });
  return data
    .filter(({ status }) => status === 'planned')
    .map((one) => ({
      key: one.id,
      at: new Date(one.starts_at),
      title: t('interview'),
      text: (
        <>
          {timesBetween(language, new Date(one.starts_at), new Date(one.ends_at))} · <bdi>{one.interviewer_name}</bdi>
        </>
      ),
    }));
};

/** Documents that have ended, or soon will. */
const useEnding = (id: string, link: LinkProps): readonly NextLine[] => {
  const { t } = useTranslation('document');
  const user = useUser();
  const { documents_days } = useHouseDays();
  const { data = [] } = useQuery({
    ...documentsQuery(id),
    enabled: user !== null && mayDo(user.permission_set, 'documents.read'),
  });
  return data.flatMap((one) =>
    one.expires_on === null || documentState(one.days_left, documents_days) === 'valid'
      ? []
      : [
          {
            key: one.id,
            at: new Date(`${one.expires_on}T12:00:00Z`),
            timeZone: 'UTC',
            title: t(`kind_${one.kind}`),
            end: <DocumentState document={one} />,
            link,
          },
        ],
  );
};
