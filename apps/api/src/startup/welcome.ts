import type { FirstOwner } from './first-owner.ts';
import type { Program } from './program.ts';

const DEMO_ACCOUNTS = ['owner', 'ops', 'recruiter', 'finance', 'viewer'];
const LABEL_WIDTH = 10;

/** What a start prints once everything is ready. */
export function welcome({ url, hasDemo, firstOwner, dataPlace, warnings }: Program): string {
  const lines = [
    row('Open', url),
    ...(hasDemo ? [row('Sign in', DEMO_ACCOUNTS.map((name) => `${name}@proline.test`).join(', '))] : []),
    ...(hasDemo ? [row('Password', 'proline-demo')] : []),
    ...ownerRows(firstOwner, url),
    row('Data', dataPlace),
    ...warnings.map((text) => row('Warning', text)),
    row('Stop', 'Ctrl-C'),
  ];
  return `\n${lines.join('\n')}\n`;
}

const row = (label: string, text: string) => `  ${label.padEnd(LABEL_WIDTH)}${text}`;

function ownerRows(owner: FirstOwner, url: string): string[] {
  switch (owner.state) {
    case 'present':
      return [];
    case 'no_email':
      return [row('Sign in', 'nobody can yet: set OWNER_EMAIL and start again')];
    case 'link_elsewhere':
      return [row('Sign in', 'with the link that was printed a few minutes ago')];
    case 'link':
      return [
        row('Sign in', `${owner.email} sets a password here; the link works once and expires in ${owner.hours} hours:`),
        row('', `${url}/update-password-for-first-time/${owner.token}`),
      ];
  }
}
