import { usePreferences, setLanguage } from '../../lib/preferences/preferences.ts';
import { Segmented } from '../choice/segmented.tsx';

/** The name of each language is written in that language. */
const OPTIONS = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'ar', label: 'العربية', lang: 'ar' },
] as const;

export const LanguageSwitch = ({ label }: { label: string }) => {
  const language = usePreferences((state) => state.language);
  return (
    <Segmented roomy label={label} value={language} options={OPTIONS} onChange={(value) => void setLanguage(value)} />
  );
};
