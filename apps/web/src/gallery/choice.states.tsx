import { IconCalendar, IconMap, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { Checkbox } from '../ui/choice/checkbox.tsx';
import { Segmented } from '../ui/choice/segmented.tsx';
import { SelectBox } from '../ui/choice/select-box.tsx';
import { SelectField } from '../ui/choice/select-field.tsx';
import { SwitchField } from '../ui/choice/switch-field.tsx';
import { Icon } from '../ui/picture/icon.tsx';
import { FieldPlace, useSay, type Specimen } from './specimen.tsx';

const Checkboxes = () => {
  const say = useSay();
  const [checked, setChecked] = useState(true);
  const label = say('Send a message', 'إرسال رسالة');
  return (
    <>
      <Checkbox showLabel label={label} checked={checked} onChange={setChecked} />
      <Checkbox showLabel label={label} checked={!checked} onChange={(on) => setChecked(!on)} />
      <Checkbox showLabel label={label} checked={false} mixed onChange={setChecked} />
      <Checkbox showLabel label={label} checked disabled onChange={setChecked} />
      <Checkbox label={label} checked={checked} onChange={setChecked} />
    </>
  );
};

const Switches = () => {
  const say = useSay();
  const [on, setOn] = useState(true);
  const label = say('Two-factor sign-in', 'تسجيل الدخول بخطوتين');
  const hint = say('Everybody needs a code.', 'يحتاج الجميع إلى رمز.');
  return (
    <>
      <FieldPlace>
        <SwitchField label={label} hint={hint} checked={on} onChange={setOn} />
      </FieldPlace>
      <FieldPlace>
        <SwitchField label={label} checked={!on} onChange={(next) => setOn(!next)} />
      </FieldPlace>
      <FieldPlace>
        <SwitchField label={label} hint={hint} checked disabled onChange={setOn} />
      </FieldPlace>
    </>
  );
};

const Segments = () => {
  const say = useSay();
  const [way, setWay] = useState<'table' | 'calendar' | 'map'>('table');
  const options = [
    { value: 'table', label: say('Table', 'جدول'), icon: <Icon of={IconTable} /> },
    { value: 'calendar', label: say('Calendar', 'تقويم'), icon: <Icon of={IconCalendar} /> },
    { value: 'map', label: say('Map', 'خريطة'), icon: <Icon of={IconMap} /> },
  ] as const;
  const words = options.map(({ value, label }) => ({ value, label }));
  return (
    <>
      <Segmented label={say('Show as', 'العرض')} value={way} options={words} onChange={setWay} />
      <Segmented label={say('Show as', 'العرض')} value={way} options={options} onChange={setWay} roomy />
    </>
  );
};

const Selects = () => {
  const say = useSay();
  const [city, setCity] = useState<'riyadh' | 'jeddah' | ''>('');
  const label = say('City', 'المدينة');
  const choices = [
    { value: 'riyadh', label: say('Riyadh', 'الرياض') },
    { value: 'jeddah', label: say('Jeddah', 'جدة') },
  ] as const;
  const field = { label, value: city, choices, onChange: setCity, placeholder: say('Choose one', 'اختر واحدة') };
  return (
    <>
      <FieldPlace>
        <SelectField {...field} />
      </FieldPlace>
      <FieldPlace>
        <SelectField {...field} hint={say('Where it takes place', 'مكان الإقامة')} icon={<Icon of={IconMap} />} />
      </FieldPlace>
      <FieldPlace>
        <SelectField {...field} error={say('Choose a city.', 'اختر مدينة.')} />
      </FieldPlace>
      <SelectBox label={label} value={city === '' ? 'riyadh' : city} choices={choices} onChange={setCity} />
    </>
  );
};

export const specimens: readonly Specimen[] = [
  { name: 'Checkbox', Show: Checkboxes },
  { name: 'SwitchField', Show: Switches },
  { name: 'Segmented', Show: Segments },
  { name: 'SelectField, SelectBox', Show: Selects },
];
