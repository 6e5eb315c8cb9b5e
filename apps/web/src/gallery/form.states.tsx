import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../ui/button/button.tsx';
import { ComboBox } from '../ui/form/combo-box.tsx';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { MoneyBox, MoneyField } from '../ui/form/money-field.tsx';
import { NumberField } from '../ui/form/number-field.tsx';
import { EmailField } from '../ui/form/email-field.tsx';
import { PasswordField } from '../ui/form/password-field.tsx';
import { SaveBar } from '../ui/form/save-bar.tsx';
import { TextAreaField } from '../ui/form/text-area-field.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { Icon } from '../ui/picture/icon.tsx';
import { FieldPlace, Stage, useSay, type Specimen } from './specimen.tsx';

const Texts = () => {
  const say = useSay();
  const label = say('Title', 'العنوان');
  return (
    <>
      <FieldPlace>
        <TextField label={label} defaultValue={say('Jeddah Season', 'موسم جدة')} />
      </FieldPlace>
      <FieldPlace>
        <TextField
          label={label}
          hint={say('As guests read it', 'كما يقرؤه الضيوف')}
          placeholder={say('Search', 'بحث')}
          icon={<Icon of={IconSearch} />}
        />
      </FieldPlace>
      <FieldPlace>
        <TextField label={label} error={say('This field is required.', 'هذا الحقل مطلوب.')} />
      </FieldPlace>
      <FieldPlace>
        <TextAreaField label={say('Notes', 'ملاحظات')} rows={3} hint={say('Only you see them', 'تظهر لك وحدك')} />
      </FieldPlace>
      <FieldPlace>
        <EmailField label={say('Email', 'البريد الإلكتروني')} defaultValue="sara@proline.test" autoComplete="off" />
      </FieldPlace>
      <FieldPlace>
        <PasswordField
          label={say('Password', 'كلمة المرور')}
          showLabel={say('Show', 'إظهار')}
          hideLabel={say('Hide', 'إخفاء')}
          defaultValue="proline"
          autoComplete="off"
        />
      </FieldPlace>
    </>
  );
};

const Numbers = () => {
  const say = useSay();
  const [count, setCount] = useState(120);
  const [pay, setPay] = useState<number | null>(12_550);
  const wrong = say('Write a number.', 'اكتب رقمًا.');
  return (
    <>
      <FieldPlace>
        <NumberField
          label={say('Ushers', 'المنظمون')}
          value={count}
          onChange={setCount}
          error={Number.isNaN(count) ? wrong : undefined}
        />
      </FieldPlace>
      <FieldPlace>
        <MoneyField
          label={say('Pay', 'الأجر')}
          currency="SAR"
          value={pay}
          onChange={setPay}
          error={Number.isNaN(pay) ? wrong : undefined}
        />
      </FieldPlace>
      <MoneyBox label={say('Pay', 'الأجر')} currency="SAR" value={pay} onChange={setPay} invalid={Number.isNaN(pay)} />
    </>
  );
};

const PEOPLE = [
  ['Sara Al-Harbi', 'سارة الحربي'],
  ['Omar Haddad', 'عمر حداد'],
] as const;

const Combos = () => {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const options = PEOPLE.map(([en, ar], at) => ({
    key: en,
    name: say(en, ar),
    content: say(en, ar),
    isShut: at > 0,
    choose: () => setTyped(say(en, ar)),
  }));
  const combo = {
    label: say('Find somebody', 'ابحث عن شخص'),
    typed,
    onTyped: setTyped,
    nothing: say('Nobody', 'لا أحد'),
  };
  return (
    <>
      <FieldPlace>
        <ComboBox {...combo} options={options.filter(({ name }) => name.startsWith(typed))} />
      </FieldPlace>
      <FieldPlace>
        <ComboBox {...combo} options={undefined} />
      </FieldPlace>
      <FieldPlace>
        <ComboBox {...combo} options={[]} />
      </FieldPlace>
    </>
  );
};

const SaveBars = () => {
  const bar = { changes: 3, saving: false, onSave: () => undefined, onDiscard: () => undefined };
  return (
    <>
      <Stage>
        <SaveBar {...bar} />
      </Stage>
      <Stage>
        <SaveBar {...bar} problems={1} />
      </Stage>
      <Stage>
        <SaveBar {...bar} saving />
      </Stage>
    </>
  );
};

const FormDialogs = () => {
  const say = useSay();
  const [open, setOpen] = useState<'calm' | 'sending' | null>(null);
  const close = () => setOpen(null);
  const props = {
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      close();
    },
  };
  return (
    <>
      {(['calm', 'sending'] as const).map((state) => (
        <Button key={state} tone="secondary" onClick={() => setOpen(state)}>
          {state === 'calm' ? say('A form', 'نموذج') : say('Being sent', 'قيد الإرسال')}
        </Button>
      ))}
      {open && (
        <FormDialog
          form={{ sending: open === 'sending', props }}
          title={say('Change note', 'تعديل الملاحظة')}
          icon={<Icon of={IconSearch} size="l" />}
          submitLabel={say('Save', 'حفظ')}
          onClose={close}
        >
          <TextAreaField label={say('Note', 'ملاحظة')} data-autofocus />
          <TextField label={say('Title', 'العنوان')} />
        </FormDialog>
      )}
    </>
  );
};

export const specimens: readonly Specimen[] = [
  { name: 'TextField, TextAreaField, EmailField, PasswordField', Show: Texts },
  { name: 'NumberField, MoneyField, MoneyBox', Show: Numbers },
  { name: 'ComboBox', Show: Combos },
  { name: 'SaveBar', Show: SaveBars },
  { name: 'FormDialog', Show: FormDialogs },
];
