import type { Incident } from '@proline/contract/incident/incident';
import { INCIDENT_KIND_WORDS } from '@proline/contract/incident/incident.words';
import type { Person } from '@proline/contract/frame/person';
import { nameIn } from '@proline/domain/text/name-in';
import { Link } from '@tanstack/react-router';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { moment } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { StateBadge } from '../event-page/people/state-badge.parts.tsx';
import { PhotoButton } from './incident-photo.tsx';
import classes from './incident.module.css';

type IncidentLineProps = {
  readonly incident: Incident;
  readonly timeZone: string;
  readonly mayHandle: boolean;
  readonly onHandle: () => void;
  readonly onReopen: () => void;
  readonly onPhoto: (photo: string) => void;
};

export const IncidentLine = ({ incident, timeZone, mayHandle, onHandle, onReopen, onPhoto }: IncidentLineProps) => {
  const { t, language } = useTranslation('incident');
  const { kind, text, zone, photo, about, reported_by, happened_at, handled_at, handled_by, note } = incident;
  const at = (text: string) => moment(language, new Date(text), timeZone);
  return (
    <li className={classes['incident']}>
      {photo !== null && <PhotoButton photo={photo} onOpen={() => onPhoto(photo)} />}
      <div className={classes['body']}>
        <div className={classes['head']}>
          <b>{INCIDENT_KIND_WORDS[kind][language]}</b>
          <StateBadge tone={handled_at === null ? 'bad' : 'good'}>
            {t(handled_at === null ? 'open' : 'handled')}
          </StateBadge>
          <span className={classes['quiet']}>
            <time dateTime={happened_at}>{at(happened_at)}</time>
            {zone && (
              <>
                {' · '}
                <bdi lang="">{nameIn(language, zone)}</bdi>
              </>
            )}
          </span>
        </div>
        {text === '' ? (
          <p className={classes['quiet']}>{t('text_gone')}</p>
        ) : (
          <p className={classes['text']} dir="auto" lang="">
            {text}
          </p>
        )}
        <p className={classes['quiet']}>
          {t('reported_by')} <Named person={reported_by} to="/leaders/$id" />
          {about && (
            <>
              {' · '}
              {t('about')} <Named person={about} to="/ushers/$id" />
            </>
          )}
        </p>
        {handled_at !== null && (
          <p className={classes['done']}>
            {note !== null && (
              <span className={classes['text']} dir="auto" lang="">
                {note}
              </span>
            )}
            <span className={classes['quiet']}>
              <bdi lang="">{handled_by}</bdi>
              {' · '}
              <time dateTime={handled_at}>{at(handled_at)}</time>
            </span>
          </p>
        )}
      </div>
      {mayHandle && (
        <span className={classes['act']}>
          {handled_at === null ? (
            <Button tone="secondary" onClick={onHandle}>
              <Icon of={IconCheck} />
              {t('handle')}
            </Button>
          ) : (
            <Button tone="secondary" onClick={onReopen}>
              <Icon of={IconArrowBackUp} flip />
              {t('reopen')}
            </Button>
          )}
        </span>
      )}
    </li>
  );
};

const Named = ({ person, to }: { readonly person: Person; readonly to: '/leaders/$id' | '/ushers/$id' }) => {
  const { language } = useTranslation('incident');
  return (
    <Link to={to} params={{ id: person.id }} className={classes['link'] ?? ''}>
      <bdi lang="">{nameIn(language, person)}</bdi>
    </Link>
  );
};
