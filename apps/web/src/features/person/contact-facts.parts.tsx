import { IconMapPin, IconPhone } from '@tabler/icons-react';
import { CityName } from '../city/city-name.parts.tsx';
import { Icon } from '../../ui/picture/icon.tsx';

/** Somebody's phone number and city, on a card. */
export const ContactFacts = ({ phone, city }: { readonly phone: string; readonly city: string }) => (
  <>
    <span>
      <Icon of={IconPhone} size="s" />
      <bdi dir="ltr">{phone}</bdi>
    </span>
    <span>
      <Icon of={IconMapPin} size="s" />
      <CityName of={city} />
    </span>
  </>
);

export const PhoneLink = ({ phone }: { readonly phone: string }) => (
  <a href={`tel:${phone}`}>
    <bdi dir="ltr">{phone}</bdi>
  </a>
);

/** Where it is longer than its line it breaks before the place of the mailbox, not within a word. */
export const EmailText = ({ email }: { readonly email: string }) => {
  const at = email.lastIndexOf('@');
  return (
    <bdi dir="ltr">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  );
};

export const EmailLink = ({ email }: { readonly email: string }) => (
  <a href={`mailto:${email}`}>
    <EmailText email={email} />
  </a>
);
