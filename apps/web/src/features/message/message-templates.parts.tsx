import type { MessageTemplate } from '@proline/contract/message/message-template';
import { INTERVIEW_HOW_WORDS, MESSAGE_TEMPLATES } from '@proline/contract/message/message-template.words';
import { MESSAGE_PLACEHOLDERS, TEMPLATE_KINDS, type TemplateKind } from '@proline/domain/message/message-kind';
import { fillTemplate, templateProblem } from '@proline/domain/message/message-template';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { longDate } from '../../lib/dates/dates.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { SelectField } from '../../ui/choice/select-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { Card } from '../../ui/page/card.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { saveTemplate, templatesQuery } from './message.api.ts';
import { templateForm } from './message.forms.ts';
import { StaysInNote } from './stays-in-note.tsx';
import { useMessageProblems } from './use-message-problems.ts';
import classes from './message.module.css';

/** The wording of every kind of message, one kind at a time. */
export const MessageTemplates = ({ editable }: { readonly editable: boolean }) => {
  const { t } = useTranslation('message');
  const { data, isError, refetch } = useQuery(templatesQuery);
  const [kind, setKind] = useState<TemplateKind>('event_open');
  const [saves, setSaves] = useState(0);
  const template = data?.find((one) => one.kind === kind);
  if (!template)
    return isError ? (
      <RetryNote text={t('failed_templates')} retryLabel={t('retry')} retry={() => void refetch()} />
    ) : (
      <Skeleton card height={320} />
    );
  return (
    <Card title={t('templates')}>
      <div className={classes['fields']}>
        <p className={classes['quiet']}>{t('templates_text')}</p>
        <StaysInNote />
        <SelectField
          label={t('kind')}
          value={kind}
          choices={TEMPLATE_KINDS.map((value) => ({ value, label: t(`kind_${value}`) }))}
          onChange={(chosen) => setKind(TEMPLATE_KINDS.find((one) => one === chosen) ?? kind)}
        />
        <TemplateForm
          key={`${kind} ${saves}`}
          newest={template}
          editable={editable}
          onSaved={() => setSaves(saves + 1)}
        />
      </div>
    </Card>
  );
};

const SAMPLES = {
  en: {
    name: 'Hala Mansour',
    event: 'Riyadh Season',
    city: 'Riyadh',
    time: '10:30',
    how: INTERVIEW_HOW_WORDS.video.en,
    place: 'https://meet.example.com/proline',
    amount: 'SAR 916.75',
    account: '••7781',
  },
  ar: {
    name: 'هالة منصور',
    event: 'موسم الرياض',
    city: 'الرياض',
    time: '10:30',
    how: INTERVIEW_HOW_WORDS.video.ar,
    place: 'https://meet.example.com/proline',
    amount: '916.75 ر.س.',
    account: '••7781',
  },
} as const;

type TemplateProps = { readonly newest: MessageTemplate; readonly editable: boolean; readonly onSaved: () => void };

const TemplateForm = ({ newest, editable, onSaved }: TemplateProps) => {
  // What is being written stays when somebody else saves; saving it then is refused as a conflict.
  const [template] = useState(newest);
  const { t } = useTranslation('message');
  const say = useMessageProblems();
  const { kind } = template;
  const form = useForm(templateForm, {
    initial: { text_en: template.text_en, text_ar: template.text_ar },
    say,
    also: ({ text_en, text_ar }) => ({
      text_en: templateProblem(kind, text_en),
      text_ar: templateProblem(kind, text_ar),
    }),
    send: async (text, key) => {
      await saveTemplate(template, text, key);
      showSuccess(t('template_saved'));
      onSaved();
    },
  });
  const { values } = form;
  // a row of braces would be read from the right in Arabic
  const hint = <bdi dir="ltr">{MESSAGE_PLACEHOLDERS[kind].map((name) => `{${name}}`).join(' ')}</bdi>;
  const original = MESSAGE_TEMPLATES[kind];
  const isOriginal = values.text_en === original.en && values.text_ar === original.ar;
  const isSaved = values.text_en === template.text_en && values.text_ar === template.text_ar;
  return (
    <form className={classes['form']} {...form.props}>
      <div className={classes['pair']}>
        <TextAreaField
          {...form.text('text_en')}
          label={t('text_en')}
          hint={hint}
          dir="ltr"
          lang="en"
          rows={4}
          readOnly={!editable}
        />
        <TextAreaField
          {...form.text('text_ar')}
          label={t('text_ar')}
          hint={hint}
          dir="rtl"
          lang="ar"
          rows={4}
          readOnly={!editable}
        />
      </div>
      <div className={classes['pair']} role="group" aria-label={t('preview')}>
        {(['en', 'ar'] as const).map((language) => (
          <p key={language} className={classes['preview']} dir={language === 'ar' ? 'rtl' : 'ltr'} lang={language}>
            {fillTemplate(values[`text_${language}`], {
              ...SAMPLES[language],
              date: longDate(language, new Date('2026-12-01T12:00:00Z')),
            })}
          </p>
        ))}
      </div>
      {editable && (
        <div className={classes['channels']}>
          {!isSaved && (
            <Button type="submit" loading={form.sending}>
              {t('save_template')}
            </Button>
          )}
          {!isOriginal && (
            <Button tone="secondary" onClick={() => form.change({ text_en: original.en, text_ar: original.ar })}>
              {t('original')}
            </Button>
          )}
        </div>
      )}
    </form>
  );
};
