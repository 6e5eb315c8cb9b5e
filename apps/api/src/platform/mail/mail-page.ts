import { html, type Html } from './html.ts';

type Button = { readonly link: string; readonly label: string };

/** The paper of every mail. */
export const mailPaper = (language: 'en' | 'ar', inside: Html): Html =>
  html`<!doctype html>
    <html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
      <body style="margin:0;padding:24px;background:#f6f8f7;color:#1d2a23;font:16px/1.6 Arial,sans-serif">
        <div
          style="max-width:480px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #dfe6e2;border-radius:8px"
        >
          ${inside}
        </div>
      </body>
    </html>`;

/** How most mails look: what it says, a button, and what is to be known about it. */
export const mailPage = (language: 'en' | 'ar', says: Html, { link, label }: Button, after: string): Html =>
  mailPaper(
    language,
    html`${says}
      <p>
        <a
          href="${link}"
          style="display:inline-block;padding:10px 18px;background:#4c6e5c;color:#ffffff;border-radius:6px;text-decoration:none"
          >${label}</a
        >
      </p>
      <p style="color:#56655c;font-size:14px">${after}</p>`,
  );
