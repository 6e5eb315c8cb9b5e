import { MESSAGE_KIND_WORDS } from '@proline/contract/message/message.words';
import type { DeliveryReason } from '@proline/domain/message/delivery';
import type { MessageLanguage } from '@proline/domain/message/message-language';
import type { Config } from '../../config.ts';
import { html } from '../../platform/mail/html.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { messageText, type WrittenMessage } from './message-text.service.ts';

type MailSettings = NonNullable<Config['mail']>;
type Addressed = WrittenMessage & {
  readonly message_id: string;
  readonly email: string;
  /** the token by which whoever gets it wants no more */
  readonly stop: string;
};

const STOP = { en: 'Stop messages', ar: 'إيقاف الرسائل' } as const;

const paragraphs = (text: string) => text.split('\n').map((line) => html`<p>${line}</p>`);

/** One part for each language, each in its own direction. */
export async function mailMessage(
  settings: MailSettings,
  message: Addressed,
  languages: readonly MessageLanguage[],
): Promise<DeliveryReason | null> {
  const texts = languages.map((language) => ({ language, text: messageText(message, language) }));
  const stopPage = `${settings.publicUrl}/unsubscribe/${message.stop}`;
  const page = html`<!doctype html>
    <html lang="${languages[0] ?? 'en'}">
      <body style="margin:0;padding:24px;background:#f6f8f7;color:#1d2a23;font:16px/1.6 Arial,sans-serif">
        ${texts.map(
          ({ language, text }) =>
            html`<div
              lang="${language}"
              dir="${language === 'ar' ? 'rtl' : 'ltr'}"
              style="max-width:480px;margin:0 auto 16px;padding:16px 24px;background:#ffffff;border:1px solid #dfe6e2;border-radius:8px"
            >
              ${paragraphs(text)}
              <p style="font-size:13px"><a href="${stopPage}" style="color:#4d5b53">${STOP[language]}</a></p>
            </div>`,
        )}
      </body>
    </html>`;
  try {
    await sendMail(settings, {
      to: message.email,
      subject: languages.map((language) => MESSAGE_KIND_WORDS[message.kind][language]).join(' · '),
      text: texts.map(({ language, text }) => `${text}\n\n${STOP[language]}: ${stopPage}`).join('\n\n'),
      html: page.text,
      headers: {
        // by one click, without opening a page (RFC 8058)
        'List-Unsubscribe': `<${settings.publicUrl}/api/unsubscribe/${message.stop}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      messageId: `<${message.message_id}@${new URL(settings.publicUrl).hostname}>`,
    });
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

const codeOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** What the mail server said stays here: it names the person. */
function reasonOf(error: unknown): DeliveryReason {
  const answer = codeOf(error, 'responseCode');
  const code = codeOf(error, 'code');
  if (code === 'EAUTH') return 'out_of_order';
  if (typeof answer === 'number') return answer >= 500 ? 'refused' : 'out_of_order';
  if (code === 'EENVELOPE') return 'refused';
  return code === 'ETIMEDOUT' || code === undefined ? 'too_slow' : 'unreachable';
}
