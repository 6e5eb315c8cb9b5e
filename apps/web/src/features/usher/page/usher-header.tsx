import type { Usher } from '@proline/contract/usher/usher';
import { mayDo } from '@proline/domain/account/permission';
import type { UsherStatus } from '@proline/domain/people/usher-status';
import { nameIn } from '@proline/domain/text/name-in';
import { IconEdit } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { mediumDate } from '../../../lib/dates/dates.ts';
import { useUser } from '../../../lib/session/session-store.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { ActionMenu } from '../../../ui/overlay/action-menu.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { usherCode } from '../../person/code-names.parts.ts';
import { PersonHeader } from '../../person/page/person-header.parts.tsx';
import { useMergeAction } from '../../person-merge/merge-action.parts.tsx';
import { usePromoteAction } from '../../team-leader/promote-button.parts.tsx';
import { useUnderAgeAction } from '../../erasure/under-age-button.parts.tsx';
import { useBlockAction } from '../../usher-move/block-button.parts.tsx';
import { UsherStatusBadge } from '../usher-status-badge.tsx';

/** Whoever was approved showed that they are 18. */
const CAN_BE_YOUNGER: readonly UsherStatus[] = ['pending', 'in_interview', 'rejected'];

export const UsherHeader = ({ usher }: { readonly usher: Usher }) => {
  const { t, language } = useTranslation('usher');
  const user = useUser();
  const name = nameIn(language, usher);
  const may = user !== null && mayDo(user.permission_set, 'ushers.write');
  const isWaiting = usher.status === 'pending' || usher.status === 'in_interview';
  return (
    <PersonHeader
      person={usher}
      above={[{ key: 'ushers', label: t('title'), link: { to: '/ushers' } }]}
      badge={<UsherStatusBadge status={usher.status} />}
      code={usherCode(usher.code)}
      since={t('joined_on', { date: mediumDate(language, new Date(usher.created_at)) })}
      elsewhere={
        usher.leader_status !== null && (
          <TextLink to="/leaders/$id" params={{ id: usher.id }} label={t('open_leader')}>
            {t('open_leader')}
          </TextLink>
        )
      }
      documents={{ to: '/ushers/$id/$tab', params: { id: usher.id, tab: 'documents' } }}
      actions={
        <>
          {may && isWaiting && (
            <ButtonLink to="/join-requests" search={{ open: usher.id }}>
              {t('open_request')}
            </ButtonLink>
          )}
          {may && (
            <ButtonLink to="/ushers/$id/edit" params={{ id: usher.id }} tone="secondary">
              <Icon of={IconEdit} />
              {t('edit')}
            </ButtonLink>
          )}
          {may && <UsherMenu usher={usher} name={name} />}
        </>
      }
    />
  );
};

type UsherMenuProps = { readonly usher: Usher; readonly name: string };

/** What is done seldom; the dialog of each asks first. */
const UsherMenu = ({ usher, name }: UsherMenuProps) => {
  const { t } = useTranslation('usher');
  const navigate = useNavigate();
  const underAge = useUnderAgeAction({
    person: usher,
    name,
    onDone: () => void navigate({ to: '/ushers', replace: true }),
  });
  const actions = [
    usePromoteAction(usher, name),
    useMergeAction(usher, name),
    useBlockAction(usher, name),
    ...(CAN_BE_YOUNGER.includes(usher.status) ? [underAge] : []),
  ];
  return <ActionMenu label={t('more_actions')} actions={actions} />;
};
