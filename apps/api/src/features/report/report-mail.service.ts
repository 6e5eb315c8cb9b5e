import type { Language } from '@proline/domain/account/preference';
import { html } from '../../platform/mail/html.ts';
import { mailPage } from '../../platform/mail/mail-page.ts';
import type { Mail } from '../../platform/mail/send-mail.ts';
import type { MadeFile } from './report-file.service.ts';

type ReportMail = {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly title: string;
  readonly period: string;
  readonly link: string;
  readonly file: MadeFile;
};

const WORDS = {
  en: {
    hello: (name: string) => `Hello ${name},`,
    what: (title: string, period: string) => `Attached: ${title}, ${period}.`,
    button: 'Open the report',
    after: 'You asked for this report every Monday. To stop it, open the report and choose “Every Monday”.',
  },
  ar: {
    hello: (name: string) => `مرحبًا ${name}،`,
    what: (title: string, period: string) => `مرفق: ${title}، ${period}.`,
    button: 'فتح التقرير',
    after: 'هذا التقرير مطلوب كل يوم اثنين. لإيقافه يُفتح التقرير ويُختار «كل اثنين».',
  },
} as const;

/** The report of this Monday, in the language of its file. */
export function reportMail({ name, email, language, title, period, link, file }: ReportMail): Mail {
  const words = WORDS[language];
  const [hello, what] = [words.hello(name), words.what(title, period)];
  const page = mailPage(
    language,
    html`<p>${hello}</p>
      <p>${what}</p>`,
    { link, label: words.button },
    words.after,
  );
  return {
    to: email,
    subject: `${title}, ${period}`,
    text: [hello, what, link, words.after].join('\n\n'),
    html: page.text,
    attachments: [{ name: file.name, type: file.type, content: file.bytes.toString('base64') }],
  };
}
