import { TITLE_MAX_LENGTH } from '@proline/domain/event-plan/plan';
import { tidyPhone } from '@proline/domain/people/phone-number';
import { callingCodeOfCity } from '@proline/domain/place/cities';
import { characterCount } from '@proline/domain/text/tidy-text';
import { IconMapPin } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { CategoryField } from './category-field.tsx';
import { CityField } from './city-field.tsx';
import { CoverField } from './cover-field.tsx';
import { PinField } from './pin-field.tsx';
import { fieldAnchor, usePlan } from '../desk/plan-context.ts';
import { useStepForm } from '../frame/use-step-form.ts';
import { WhenCard } from './when-card.tsx';
import { WorkCard } from '../frame/work-card.tsx';
import classes from '../frame/step-form.module.css';

const anchor = (field: string) => fieldAnchor('stepOne', field);

/** Shows what the event is, where it is, and when. */
export const StepOne = () => (
  <>
    <AboutCard />
    <WhenCard />
    <PlaceCard />
    <ContactCard />
  </>
);

const AboutCard = () => {
  const { t } = useTranslation('event-plan-place');
  const form = useStepForm('stepOne');
  return (
    <WorkCard number="1.1" title={t('about')}>
      <div className={classes['fields']}>
        <div className={classes['pair']}>
          <TitleField field="title_en" lang="en" />
          <TitleField field="title_ar" lang="ar" />
        </div>
        <div className={classes['pair']}>
          <CategoryField />
          <div {...anchor('client_name')}>
            <TextField
              {...form.text('client_name')}
              label={t('client')}
              hint={t('client_hint')}
              dir="auto"
              autoComplete="off"
            />
          </div>
        </div>
        <div className={classes['pair']}>
          <div {...anchor('description_en')}>
            <TextAreaField
              {...form.text('description_en')}
              label={t('description_en')}
              hint={t('description_hint')}
              dir="ltr"
              lang="en"
              rows={4}
            />
          </div>
          <div {...anchor('description_ar')}>
            <TextAreaField {...form.text('description_ar')} label={t('description_ar')} dir="rtl" lang="ar" rows={4} />
          </div>
        </div>
        <CoverField />
      </div>
    </WorkCard>
  );
};

/** A title may be typed beyond the limit: the field shows an error instead of cutting it off. */
const TitleField = ({ field, lang }: { readonly field: 'title_en' | 'title_ar'; readonly lang: 'en' | 'ar' }) => {
  const { t } = useTranslation('event-plan-place');
  const { plan, problemAt } = usePlan();
  const form = useStepForm('stepOne');
  const tooLong = problemAt('stepOne', field)?.code === 'too_long';
  const length = characterCount(plan.stepOne[field].trim());
  return (
    <div {...anchor(field)}>
      <TextField
        {...form.text(field)}
        {...(tooLong && { error: t('title_too_long', { most: TITLE_MAX_LENGTH, length }) })}
        label={t(field)}
        dir={lang === 'ar' ? 'rtl' : 'ltr'}
        lang={lang}
        autoComplete="off"
      />
    </div>
  );
};

const PlaceCard = () => {
  const { t } = useTranslation('event-plan-place');
  const form = useStepForm('stepOne');
  return (
    <WorkCard number="1.3" title={t('place')}>
      <div className={classes['fields']}>
        <div className={classes['pair']}>
          <CityField />
          <div {...anchor('venue')}>
            <TextField {...form.text('venue')} label={t('venue')} dir="auto" autoComplete="off" />
          </div>
        </div>
        <div {...anchor('address')}>
          <TextField
            {...form.text('address')}
            label={t('address')}
            dir="auto"
            autoComplete="off"
            icon={<Icon of={IconMapPin} />}
          />
        </div>
        <PinField />
      </div>
    </WorkCard>
  );
};

const ContactCard = () => {
  const { t } = useTranslation('event-plan-place');
  const form = useStepForm('stepOne');
  const { plan, change } = usePlan();
  const phone = form.text('contact_phone');
  const tidy = () => {
    const contact_phone = tidyPhone(plan.stepOne.contact_phone, callingCodeOfCity(plan.stepOne.city));
    if (contact_phone !== plan.stepOne.contact_phone) change('stepOne', { contact_phone });
    phone.onBlur();
  };
  return (
    <WorkCard number="1.4" title={t('contact')}>
      <div className={classes['fields']}>
        <div className={classes['pair']}>
          <div {...anchor('contact_name')}>
            <TextField {...form.text('contact_name')} label={t('contact_name')} dir="auto" autoComplete="off" />
          </div>
          <div {...anchor('contact_phone')}>
            <TextField
              {...phone}
              onBlur={tidy}
              label={t('contact_phone')}
              hint={t('contact_phone_hint')}
              type="tel"
              inputMode="tel"
              dir="ltr"
              autoComplete="off"
            />
          </div>
        </div>
      </div>
    </WorkCard>
  );
};
