import { nameIn, ownFirst } from '@proline/domain/text/name-in';
import { IconCake, IconCalendar, IconId, IconMapPin, IconPhone } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { CopyText } from '../../../ui/button/copy-text.tsx';
import { Breadcrumb } from '../../../ui/page/breadcrumb.tsx';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { CityName } from '../../city/city-name.parts.tsx';
import { EndingDocuments } from '../../document/ending-documents.parts.tsx';
import { MessageButton } from '../../message/message-button.parts.tsx';
import classes from './person-page.module.css';
import { PhoneLink } from '../contact-facts.parts.tsx';

type PersonHeaderProps = {
  readonly person: {
    readonly id: string;
    readonly name_en: string;
    readonly name_ar: string;
    readonly photo: string | null;
    readonly phone: string;
    readonly city: string;
    readonly age: number | null;
  };
  readonly above: ComponentProps<typeof Breadcrumb>['above'];
  readonly badge: ReactNode;
  /** As it is printed, such as U-17260. */
  readonly code: string;
  /** Since when somebody has worn the hat, in words. */
  readonly since: string;
  /** Links to the same person elsewhere. */
  readonly elsewhere?: ReactNode;
  /** Where the documents are. */
  readonly documents: LinkProps;
  readonly actions: ReactNode;
};

/** Who it is, whatever the hat, and what can be done. */
export const PersonHeader = ({
  person,
  above,
  badge,
  code,
  since,
  elsewhere,
  documents,
  actions,
}: PersonHeaderProps) => {
  const { t, language } = useTranslation('person');
  const name = nameIn(language, person);
  const [, other] = ownFirst(language, person.name_en, person.name_ar);
  return (
    <header className={classes['header']}>
      <Breadcrumb label={t('breadcrumb')} above={above} here={<bdi>{name}</bdi>} />
      <div className={classes['line']}>
        <Avatar name={name} image={person.photo} size={64} />
        <div className={classes['words']}>
          <div className={classes['titles']}>
            <h1 className={classes['title']} tabIndex={-1}>
              <bdi>{name}</bdi>
            </h1>
            {other !== '' && other !== name && (
              <bdi className={classes['other']} lang={language === 'ar' ? 'en' : 'ar'}>
                {other}
              </bdi>
            )}
            {badge}
          </div>
          <ul className={classes['summary']} aria-label={t('identity')}>
            <li>
              <Icon of={IconId} size="s" />
              <CopyText text={code} label={t('copy_code', { code })} copiedLabel={t('code_copied')} />
            </li>
            <li>
              <Icon of={IconPhone} size="s" />
              <PhoneLink phone={person.phone} />
            </li>
            {person.city !== '' && (
              <li>
                <Icon of={IconMapPin} size="s" />
                <CityName of={person.city} />
              </li>
            )}
            {person.age !== null && (
              <li>
                <Icon of={IconCake} size="s" />
                {t('aged', { count: person.age })}
              </li>
            )}
            <li>
              <Icon of={IconCalendar} size="s" />
              {since}
            </li>
          </ul>
          <div className={classes['chips']}>
            <EndingDocuments id={person.id} link={documents} />
            {elsewhere}
          </div>
        </div>
        <div className={classes['actions']}>
          <MessageButton id={person.id} name={name} inHead />
          {actions}
        </div>
      </div>
    </header>
  );
};
