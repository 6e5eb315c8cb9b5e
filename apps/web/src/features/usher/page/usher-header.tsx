import type { Usher } from '@proline/contract/usher/usher';
import { mayDo } from '@proline/domain/account/permission';
import type { UsherStatus } from '@proline/domain/people/usher-status';
import { nameIn, ownFirst } from '@proline/domain/text/name-in';
import { IconCake, IconCalendar, IconEdit, IconId, IconMapPin, IconPhone } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { mediumDate } from '../../../lib/dates/dates.ts';
import { useUser } from '../../../lib/session/session-store.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { CopyText } from '../../../ui/button/copy-text.tsx';
import { Breadcrumb } from '../../../ui/page/breadcrumb.tsx';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { CityName } from '../../city/city-name.parts.tsx';
import { usherCode } from '../../person/code-names.parts.ts';
import { UnderAgeButton } from '../../erasure/under-age-button.parts.tsx';
import { BlockButton } from '../../usher-move/block-button.parts.tsx';
import { UsherStatusBadge } from '../usher-status-badge.tsx';
import classes from './usher-page.module.css';

/** Whoever was approved showed that they are 18. */
const CAN_BE_YOUNGER: readonly UsherStatus[] = ['pending', 'in_interview', 'rejected'];

export const UsherHeader = ({ usher }: { readonly usher: Usher }) => {
  const { t, language } = useTranslation('usher');
  const user = useUser();
  const navigate = useNavigate();
  const backToList = () => void navigate({ to: '/ushers' });
  const name = nameIn(language, usher);
  const [, other] = ownFirst(language, usher.name_en, usher.name_ar);
  return (
    <header className={classes['header']}>
      <Breadcrumb
        label={t('breadcrumb')}
        above={[{ key: 'ushers', label: t('title'), link: { to: '/ushers' } }]}
        here={<bdi>{name}</bdi>}
      />
      <div className={classes['line']}>
        <Avatar name={name} image={usher.photo} size={64} />
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
            <UsherStatusBadge status={usher.status} />
          </div>
          <Summary usher={usher} />
        </div>
        {user !== null && mayDo(user.permission_set, 'ushers.write') && (
          <div className={classes['actions']}>
            <BlockButton usher={usher} name={name} />
            {CAN_BE_YOUNGER.includes(usher.status) && <UnderAgeButton person={usher} name={name} onDone={backToList} />}
            <ButtonLink to="/ushers/$id/edit" params={{ id: usher.id }} tone="secondary">
              <Icon of={IconEdit} />
              {t('edit')}
            </ButtonLink>
          </div>
        )}
      </div>
    </header>
  );
};

const Summary = ({ usher }: { readonly usher: Usher }) => {
  const { t, language } = useTranslation('usher');
  const code = usherCode(usher.code);
  return (
    <ul className={classes['summary']} aria-label={t('person')}>
      <li>
        <Icon of={IconId} size="s" />
        <CopyText text={code} label={t('copy_code', { code })} copiedLabel={t('code_copied')} />
      </li>
      <li>
        <Icon of={IconPhone} size="s" />
        <a href={`tel:${usher.phone}`}>
          <bdi dir="ltr">{usher.phone}</bdi>
        </a>
      </li>
      {usher.city !== '' && (
        <li>
          <Icon of={IconMapPin} size="s" />
          <CityName of={usher.city} />
        </li>
      )}
      {usher.age !== null && (
        <li>
          <Icon of={IconCake} size="s" />
          {t('aged', { count: usher.age })}
        </li>
      )}
      <li>
        <Icon of={IconCalendar} size="s" />
        {t('joined_on', { date: mediumDate(language, new Date(usher.created_at)) })}
      </li>
    </ul>
  );
};
