import { IconMapPin, IconPhone } from '@tabler/icons-react';
import { CityName } from '../../../lib/city-name.tsx';

/** Where somebody is reached, on a card. */
export const ContactFacts = ({ phone, city }: { readonly phone: string; readonly city: string }) => (
  <>
    <span>
      <IconPhone size={14} stroke={1.75} aria-hidden />
      <bdi dir="ltr">{phone}</bdi>
    </span>
    <span>
      <IconMapPin size={14} stroke={1.75} aria-hidden />
      <CityName of={city} />
    </span>
  </>
);
