import { IconPlus } from '@tabler/icons-react';
import { Button } from '../ui/button/button.tsx';
import { ButtonLink } from '../ui/button/button-link.tsx';
import { CopyButton } from '../ui/button/copy-button.tsx';
import { CopyText } from '../ui/button/copy-text.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { TextLink } from '../ui/button/text-link.tsx';
import { Icon } from '../ui/picture/icon.tsx';
import { useSay, type Specimen } from './specimen.tsx';

const TONES = ['primary', 'secondary', 'danger'] as const;

const Buttons = () => {
  const say = useSay();
  return (
    <>
      {TONES.map((tone) => (
        <Button key={tone} tone={tone}>
          {say('Publish', 'نشر')}
        </Button>
      ))}
      {TONES.map((tone) => (
        <Button key={tone} tone={tone} loading>
          {say('Publish', 'نشر')}
        </Button>
      ))}
      <Button>
        <Icon of={IconPlus} />
        {say('New event', 'فعالية جديدة')}
      </Button>
      <Button large>{say('Sign in', 'تسجيل الدخول')}</Button>
    </>
  );
};

const Links = () => {
  const say = useSay();
  return (
    <>
      <ButtonLink to=".">{say('Open the event', 'فتح الفعالية')}</ButtonLink>
      <ButtonLink to="." tone="secondary">
        {say('Open the event', 'فتح الفعالية')}
      </ButtonLink>
      <ButtonLink to="." tone="secondary" small>
        {say('Open', 'فتح')}
      </ButtonLink>
      <TextLink to="." label={say('All events', 'كل الفعاليات')}>
        {say('All events', 'كل الفعاليات')}
      </TextLink>
    </>
  );
};

const Copies = () => {
  const say = useSay();
  const words = { label: say('Copy', 'نسخ'), copiedLabel: say('Copied', 'تم النسخ') };
  return (
    <>
      <CopyButton text="U-00481" {...words} />
      <CopyText text="U-00481" {...words} label={`${words.label} U-00481`} />
    </>
  );
};

const IconButtons = () => {
  const say = useSay();
  return (
    <>
      <IconButton label={say('Add', 'إضافة')}>
        <Icon of={IconPlus} />
      </IconButton>
      <IconButton label={say('Add', 'إضافة')} bordered>
        <Icon of={IconPlus} />
      </IconButton>
      <IconButton label={say('Add', 'إضافة')} bordered disabled>
        <Icon of={IconPlus} />
      </IconButton>
    </>
  );
};

export const specimens: readonly Specimen[] = [
  { name: 'Button', Show: Buttons },
  { name: 'ButtonLink, TextLink', Show: Links },
  { name: 'CopyButton, CopyText', Show: Copies },
  { name: 'IconButton', Show: IconButtons },
];
