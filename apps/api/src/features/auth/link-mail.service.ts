import { html } from '../../platform/mail/html.ts';
import { mailPage } from '../../platform/mail/mail-page.ts';
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
  /** for which the link works */
  readonly hours: number;
};

const DAY_HOURS = 24;

/** Whole days are called days, except for the first one: “7 days”, “24 hours”. */
const spanOf = (language: 'en' | 'ar', hours: number): string => {
  const inDays = hours > DAY_HOURS && hours % DAY_HOURS === 0;
  return new Intl.NumberFormat(language === 'ar' ? 'ar-u-nu-latn' : 'en', {
    style: 'unit',
    unitDisplay: 'long',
    unit: inDays ? 'day' : 'hour',
  }).format(inDays ? hours / DAY_HOURS : hours);
};

const WORDS = {
  en: {
    hello: (name: string) => `Hello ${name},`,
    button: 'Set password',
    invitation: {
      subject: 'Your invitation to Proline',
      why: (from: string | null) => `${from ?? 'An owner'} has invited you to the Proline back-office.`,
      how: 'Set your password here:',
      after: (span: string) =>
        `The link works once and expires in ${span}. If you did not expect this email, you can ignore it.`,
    },
    recovery: {
      subject: 'Set a new Proline password',
      why: (from: string | null) =>
        from === null
          ? 'Someone asked to set a new password for your Proline account.'
          : `${from} has sent you a link to set a new password for your Proline account.`,
      how: 'Set your new password here:',
      after: (span: string) =>
        `The link works once and expires in ${span}. Your current password works until you set a new one, which signs you out everywhere. If you did not expect this email, you can ignore it.`,
    },
  },
  ar: {
    hello: (name: string) => `مرحبًا ${name}،`,
    button: 'تعيين كلمة المرور',
    invitation: {
      subject: 'دعوتك إلى برولاين',
      why: (from: string | null) => `وصلتك دعوة من ${from ?? 'أحد المالكين'} إلى لوحة إدارة برولاين.`,
      how: 'يمكنك تعيين كلمة المرور من هنا:',
      after: (span: string) =>
        `يعمل الرابط مرة واحدة، ومدة صلاحيته ${span}. إذا لم تكن هذه الرسالة متوقعة فيمكنك تجاهلها.`,
    },
    recovery: {
      subject: 'تعيين كلمة مرور جديدة في برولاين',
      why: (from: string | null) =>
        from === null
          ? 'وصلنا طلب لتعيين كلمة مرور جديدة لحسابك في برولاين.'
          : `وصلك رابط من ${from} لتعيين كلمة مرور جديدة لحسابك في برولاين.`,
      how: 'يمكنك تعيين كلمة المرور الجديدة من هنا:',
      after: (span: string) =>
        `يعمل الرابط مرة واحدة، ومدة صلاحيته ${span}. تبقى كلمة المرور الحالية صالحة حتى تعيين الجديدة، وعندها تنتهي كل جلساتك. إذا لم تكن هذه الرسالة متوقعة فيمكنك تجاهلها.`,
    },
  },
} as const;

/** The invitation or the way to a new password, in the person's language, as plain text and as HTML. */
export function linkMail({ name, email, language, link, from, invites, hours }: LinkFacts): Mail {
  const { hello, button, ...kinds } = WORDS[language];
  const { subject, why, how, after } = invites ? kinds.invitation : kinds.recovery;
  const until = after(spanOf(language, hours));
  const lines = [hello(name), why(from), how, link, until];
  const page = mailPage(
    language,
    html`<p>${hello(name)}</p>
      <p>${why(from)}</p>`,
    { link, label: button },
    until,
  );
  return { to: email, subject, text: lines.join('\n\n'), html: page.text };
}
