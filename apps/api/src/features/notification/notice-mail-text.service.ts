import { noticeText } from '@proline/contract/notification/notice-text';
import type { Notification } from '@proline/contract/notification/notification';
import { groupedByKind } from '@proline/domain/message/notice-mail';
import { countedForm, localeOf } from '@proline/domain/text/fill-text';
import { html } from '../../platform/mail/html.ts';
import { mailPaper } from '../../platform/mail/mail-page.ts';
import type { Mail } from '../../platform/mail/send-mail.ts';
import type { Mailed } from './notice-mail.queries.ts';

type Reader = Pick<Mailed, 'email' | 'language' | 'numerals' | 'time_zone'>;

const WORDS = {
  en: {
    subject: { one: '{{count}} notification', other: '{{count}} notifications' },
    more: { one: 'and {{count}} more', other: 'and {{count}} more' },
    choose: 'Choose what is mailed to you',
  },
  ar: {
    subject: {
      one: 'إشعار واحد',
      two: 'إشعاران',
      few: '{{count}} إشعارات',
      many: '{{count}} إشعارًا',
      other: '{{count}} إشعار',
    },
    more: {
      one: 'وإشعار آخر',
      two: 'وإشعاران آخران',
      few: 'و{{count}} إشعارات أخرى',
      many: 'و{{count}} إشعارًا آخر',
      other: 'و{{count}} إشعار آخر',
    },
    choose: 'اختيار ما يُرسل بالبريد',
  },
} as const;

/** The results of a job open over any screen. */
const linkOf = (told: Notification, publicUrl: string): string =>
  publicUrl + (told.link ?? (told.kind === 'job_finished' ? `/?job=${told.params.job_id}` : '/'));

/** All that somebody is told by one mail, in their language, as plain text and as HTML. */
export function noticeMail(reader: Reader, all: readonly Notification[], publicUrl: string): Mail {
  const { language, email, time_zone } = reader;
  const words = WORDS[language];
  const clock = new Intl.DateTimeFormat(localeOf(reader), {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: time_zone,
  });
  const say = { writing: reader, time: (moment: string) => clock.format(new Date(moment)) };
  const groups = groupedByKind(all).map(({ first, more }) => ({
    lines: first.map((told) => ({ ...noticeText(told, say), link: linkOf(told, publicUrl) })),
    more: more > 0 ? countedForm(reader, words.more, more) : null,
  }));
  const [only] = groups[0]?.lines ?? [];
  const choices = `${publicUrl}/profile#notifications-choices`;
  const page = mailPaper(
    language,
    html`${groups.map(
        ({ lines, more }) =>
          html`<div style="padding:8px 0;border-bottom:1px solid #dfe6e2">
            ${lines.map(
              ({ title, detail, link }) =>
                html`<p style="margin:8px 0">
                  <a href="${link}" style="color:#3c594a;font-weight:bold">${title}</a><br />${detail}
                </p>`,
            )}
            ${more === null ? '' : html`<p style="margin:8px 0;color:#56655c">${more}</p>`}
          </div>`,
      )}
      <p style="font-size:13px"><a href="${choices}" style="color:#4d5b53">${words.choose}</a></p>`,
  );
  const text = groups.flatMap(({ lines, more }) => [
    ...lines.map(({ title, detail, link }) => `${title}\n${detail}\n${link}`),
    ...(more === null ? [] : [more]),
  ]);
  return {
    to: email,
    subject: all.length === 1 && only ? only.title : countedForm(reader, words.subject, all.length),
    text: [...text, `${words.choose}: ${choices}`].join('\n\n'),
    html: page.text,
  };
}
