import type { EntryColour, EntryIcon } from '@proline/domain/catalogue/catalogue';
import {
  IconBolt,
  IconBuilding,
  IconCalendarEvent,
  IconCamera,
  IconCar,
  IconConfetti,
  IconCrown,
  IconGlass,
  IconHeadset,
  IconHeart,
  IconId,
  IconLanguage,
  IconMoodSmile,
  IconMoon,
  IconMusic,
  IconPalette,
  IconPresentation,
  IconRocket,
  IconSchool,
  IconShield,
  IconTag,
  IconTicket,
  IconToolsKitchen2,
  IconTrophy,
  IconUser,
  IconUsersGroup,
} from '@tabler/icons-react';
import { Icon, type IconShape } from '../../ui/picture/icon.tsx';
import { Tile } from '../../ui/page/tile.tsx';

const ICONS: Readonly<Record<EntryIcon, IconShape>> = {
  tag: IconTag,
  calendar: IconCalendarEvent,
  presentation: IconPresentation,
  building: IconBuilding,
  music: IconMusic,
  confetti: IconConfetti,
  trophy: IconTrophy,
  heart: IconHeart,
  glass: IconGlass,
  rocket: IconRocket,
  school: IconSchool,
  palette: IconPalette,
  camera: IconCamera,
  food: IconToolsKitchen2,
  moon: IconMoon,
  user: IconUser,
  hostess: IconMoodSmile,
  badge: IconId,
  crown: IconCrown,
  car: IconCar,
  crowd: IconUsersGroup,
  headset: IconHeadset,
  language: IconLanguage,
  shield: IconShield,
  ticket: IconTicket,
  bolt: IconBolt,
};

/** Shows the entry's icon and color. It is decorative, because the name is written beside it. */
export const EntryTile = ({ colour, icon, small }: { colour: EntryColour; icon: EntryIcon; small?: boolean }) => (
  <Tile tone={colour} {...(small && { small })}>
    <Icon of={ICONS[icon]} size={small ? 's' : 'l'} />
  </Tile>
);
