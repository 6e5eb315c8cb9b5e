import { html } from '../../platform/mail/html.ts';
import type { Mail } from '../../platform/mail/send-mail.ts';

type LinkFacts = {
  readonly name: string;
  readonly email: string;
  readonly language: 'en' | 'ar';
  readonly link: string;
  /** an admin who sent it; null: it was asked for on the sign-in page */
  readonly from: string | null;
  /** Whether the account still waits for its first password. */
  readonly invites: boolean;
};

export const INVITATION_HOURS = 7 * 24;
export const RECOVERY_HOURS = 24;

const WORDS = {
  en: {
    hello: (name: string) => `Hello ${name},`,
    button: 'Set password',
    invitation: {
      subject: 'Your invitation to Proline',
      why: (from: string | null) => `${from ?? 'An owner'} has invited you to the Proline back-office.`,
      how: 'Set your password here:',
      after: 'The link works once and expires in 7 days. If you did not expect this email, you can ignore it.',
    },
    recovery: {
      subject: 'Set a new Proline password',
      why: (from: string | null) =>
        from === null
          ? 'Someone asked to set a new password for your Proline account.'
          : `${from} has sent you a link to set a new password for your Proline account.`,
      how: 'Set your new password here:',
      after:
        'The link works once and expires in 24 hours. Your current password works until you set a new one, which signs you out everywhere. If you did not expect this email, you can ignore it.',
    },
  },
  ar: {
    hello: (name: string) => `مرحبًا ${name}،`,
    button: 'تعيين كلمة المرور',
    invitation: {
      subject: 'دعوتك إلى برولاين',
      why: (from: string | null) => `وصلتك دعوة من ${from ?? 'أحد المالكين'} إلى لوحة إدارة برولاين.`,
      how: 'يمكنك تعيين كلمة المرور من هنا:',
      after: 'يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد 7 أيام. إذا لم تكن هذه الرسالة متوقعة فيمكنك تجاهلها.',
    },
    recovery: {
      subject: 'تعيين كلمة مرور جديدة في برولاين',
      why: (from: string | null) =>
        from === null
          ? 'وصلنا طلب لتعيين كلمة مرور جديدة لحسابك في برولاين.'
          : `وصلك رابط من ${from} لتعيين كلمة مرور جديدة لحسابك في برولاين.`,
      how: 'يمكنك تعيين كلمة المرور الجديدة من هنا:',
      after:
        'يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد 24 ساعة. تبقى كلمة المرور الحالية صالحة حتى تعيين الجديدة، وعندها تنتهي كل جلساتك. إذا لم تكن هذه الرسالة متوقعة فيمكنك تجاهلها.',
    },
  },
} as const;

/** The invitation or the way to a new password, in the person's language, as plain text and as HTML. */
export function linkMail({ name, email, language, link, from, invites }: LinkFacts): Mail {
  const { hello, button, ...kinds } = WORDS[language];
  const { subject, why, how, after } = invites ? kinds.invitation : kinds.recovery;
  const lines = [hello(name), why(from), how, link, after];
  const page = html`<!doctype html>
    <html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
      <body style="margin:0;padding:24px;background:#f6f8f7;color:#1d2a23;font:16px/1.6 Arial,sans-serif">
        <div
          style="max-width:480px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #dfe6e2;border-radius:8px"
        >
          <p>${hello(name)}</p>
          <p>${why(from)}</p>
          <p>
            <a
              href="${link}"
              style="display:inline-block;padding:10px 18px;background:#4c6e5c;color:#ffffff;border-radius:6px;text-decoration:none"
              >${button}</a
            >
          </p>
          <p style="color:#56655c;font-size:14px">${after}</p>
        </div>
      </body>
    </html>`;
  return { to: email, subject, text: lines.join('\n\n'), html: page.text };
}
