import { html } from '../../platform/mail/html.ts';
import type { Mail } from '../../platform/mail/send-mail.ts';

type InviteFacts = {
  readonly name: string;
  readonly email: string;
  readonly language: 'en' | 'ar';
  readonly inviter: string;
  readonly link: string;
  readonly days: number;
};

const WORDS = {
  en: {
    subject: 'Your Proline account',
    hello: (name: string) => `Hello ${name},`,
    why: (inviter: string) => `${inviter} has invited you to the Proline back-office.`,
    how: 'Choose your password here:',
    button: 'Choose a password',
    until: (days: number) => `The link works once and for ${days} days.`,
    otherwise: 'If you did not expect this, you can ignore this mail.',
  },
  ar: {
    subject: 'حسابك في برولاين',
    hello: (name: string) => `مرحبًا ${name}،`,
    why: (inviter: string) => `دعاك ${inviter} إلى لوحة إدارة برولاين.`,
    how: 'يمكنك تعيين كلمة المرور من هنا:',
    button: 'تعيين كلمة المرور',
    until: (days: number) => `يعمل الرابط مرة واحدة ولمدة ${days} أيام.`,
    otherwise: 'إذا لم تكن هذه الرسالة متوقعة فيمكنك تجاهلها.',
  },
} as const;

/** The invitation in the language chosen for the person, as plain text and as HTML. */
export function inviteMail({ name, email, language, inviter, link, days }: InviteFacts): Mail {
  const words = WORDS[language];
  const lines = [words.hello(name), words.why(inviter), words.how, link, words.until(days), words.otherwise];
  const page = html`<!doctype html>
    <html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
      <body style="margin:0;padding:24px;background:#f6f8f7;color:#1d2a23;font:16px/1.6 Arial,sans-serif">
        <div
          style="max-width:480px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #dfe6e2;border-radius:8px"
        >
          <p>${words.hello(name)}</p>
          <p>${words.why(inviter)}</p>
          <p>
            <a
              href="${link}"
              style="display:inline-block;padding:10px 18px;background:#4c6e5c;color:#ffffff;border-radius:6px;text-decoration:none"
              >${words.button}</a
            >
          </p>
          <p style="color:#56655c;font-size:14px">${words.until(days)} ${words.otherwise}</p>
        </div>
      </body>
    </html>`;
  return { to: email, subject: words.subject, text: lines.join('\n\n'), html: page.text };
}
