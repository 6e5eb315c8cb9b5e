import type { Notification } from '@proline/contract/notification/notification';
import {
  IconChecklist,
  IconDeviceLaptop,
  IconKey,
  IconShieldCheck,
  IconShieldOff,
  IconShieldX,
  IconUserMinus,
  IconUserPlus,
} from '@tabler/icons-react';
import type { IconShape } from '../../ui/picture/icon.tsx';
import type { Translate } from '../../lib/texts/i18n.ts';
import type { Tone } from '../../ui/page/tile.tsx';

type Words = { readonly icon: IconShape; readonly tone: Tone; readonly title: string; readonly detail: string };
type Say = {
  readonly t: Translate<'notification'>;
  readonly sections: Translate<'section'>;
  /** Puts a finished job into words, which the feature `job` owns. */
  readonly job: (params: Extract<Notification, { kind: 'job_finished' }>['params']) => {
    readonly title: string;
    readonly detail: string;
  };
};

/** Returns the words, icon and tone of a notification. */
export const notificationWords = (notification: Notification, { t, sections, job }: Say): Words => {
  switch (notification.kind) {
    case 'job_finished':
      return {
        icon: IconChecklist,
        tone: notification.params.failed > 0 ? 'amber' : 'green',
        ...job(notification.params),
      };
    case 'admin_joined':
      return {
        icon: IconUserPlus,
        tone: 'blue',
        title: t('admin_joined', { name: notification.params.name }),
        detail: t('admin_joined_text'),
      };
    case 'deletion_request':
      return { icon: IconUserMinus, tone: 'red', title: t('deletion_request'), detail: t('deletion_request_text') };
    case 'new_sign_in':
      return {
        icon: IconDeviceLaptop,
        tone: 'amber',
        title: t('new_sign_in'),
        detail: t('new_sign_in_text', { address: notification.params.address }),
      };
    case 'wrong_sign_in_code':
      return {
        icon: IconShieldX,
        tone: 'red',
        title: t('wrong_sign_in_code'),
        detail: t('wrong_sign_in_code_text', { address: notification.params.address }),
      };
    case 'password_link_sent':
      return {
        icon: IconKey,
        tone: 'amber',
        title: t('password_link_sent'),
        detail: t('password_link_sent_text', { name: notification.params.by }),
      };
    case 'permission_changed':
      return {
        icon: IconKey,
        tone: 'violet',
        title: t('permission_changed'),
        detail: t('permission_changed_text', {
          name: notification.params.by,
          set: sections(`set_${notification.params.permission_set}`),
        }),
      };
    case 'two_factor_changed': {
      const state = notification.params.on ? 'on' : 'off';
      return {
        icon: notification.params.on ? IconShieldCheck : IconShieldOff,
        tone: notification.params.on ? 'green' : 'red',
        title: t(`two_factor_${state}`),
        detail: t(`two_factor_${state}_text`),
      };
    }
  }
};
