import { IconArrowRight, IconCalendar } from '@tabler/icons-react';
import { Avatar } from '../ui/picture/avatar.tsx';
import { BrandMark } from '../ui/picture/brand-mark.tsx';
import { Icon } from '../ui/picture/icon.tsx';
import { KeyCap } from '../ui/picture/key-cap.tsx';
import { PhotoField } from '../ui/picture/photo-field.tsx';
import { QrCode } from '../ui/picture/qr-code.tsx';
import { StarBand } from '../ui/picture/star-band.tsx';
import { StepMark } from '../ui/picture/step-mark.tsx';
import { useSay, type Specimen } from './specimen.tsx';
import classes from './gallery.module.css';

const SIZES = ['xs', 's', 'm', 'l', 'xl', 'xxl'] as const;
const AVATAR_SIZES = [24, 32, 64, 96] as const;

const Icons = () => (
  <>
    {SIZES.map((size) => (
      <Icon key={size} of={IconCalendar} size={size} />
    ))}
    <Icon of={IconArrowRight} flip />
    <BrandMark />
    <KeyCap>Esc</KeyCap>
  </>
);

const Steps = () => (
  <>
    <StepMark number={1} current={false} done />
    <StepMark number={2} current done={false} />
    <StepMark number={3} current={false} done={false} />
  </>
);

const Avatars = () => {
  const say = useSay();
  return AVATAR_SIZES.map((size) => (
    <Avatar key={size} name={say('Sara Al-Harbi', 'سارة الحربي')} image={null} size={size} />
  ));
};

const Photos = () => {
  const say = useSay();
  const words = {
    label: say('Photo', 'الصورة'),
    hint: say('JPEG or PNG, up to 5 MB', 'JPEG أو PNG حتى 5 ميغابايت'),
    name: say('Sara Al-Harbi', 'سارة الحربي'),
    chooseLabel: say('Choose a photo', 'اختيار صورة'),
    removeLabel: say('Remove', 'إزالة'),
    progressLabel: say('Sending', 'جارٍ الإرسال'),
    image: null,
    onChosen: () => Promise.resolve(),
    onRemove: () => Promise.resolve(),
  };
  return (
    <>
      <PhotoField {...words} />
      <PhotoField {...words} error={say('The photo is too large.', 'الصورة كبيرة جدًا.')} />
    </>
  );
};

const Patterns = () => (
  <>
    <QrCode text="https://example.test" label="QR" size={120} />
    <StarBand className={classes['band']} />
  </>
);

export const specimens: readonly Specimen[] = [
  { name: 'Icon, BrandMark', Show: Icons },
  { name: 'StepMark', Show: Steps },
  { name: 'Avatar', Show: Avatars },
  { name: 'PhotoField', Show: Photos },
  { name: 'QrCode, StarBand', Show: Patterns },
];
