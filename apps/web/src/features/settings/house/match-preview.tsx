import type { MatchPreview as Preview } from '@proline/contract/settings/house-settings';
import type { SettingsValue } from '@proline/contract/settings/settings';
import { weightsAddUp } from '@proline/domain/hiring/hiring-settings';
import { nameIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { longDate } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RecordTable } from '../../../ui/page/record-table.tsx';
import { RetryNote } from '../../../ui/page/retry-note.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { hiringForm } from '../settings.forms.ts';
import classes from '../settings.module.css';
import { matchPreviewQuery } from './house.api.ts';

/** How weights that are not saved yet would rank the candidates of the next open place. */
export const MatchPreview = ({ values }: { readonly values: SettingsValue<'hiring'> }) => {
  const { t } = useTranslation('settings-preview');
  const { t: settings } = useTranslation('settings');
  // Another number is another question, which is asked by another click.
  const [asked, setAsked] = useState<string | null>(null);
  const key = JSON.stringify(matchPreviewQuery(values).queryKey);
  const problems = hiringForm.check(values);
  const valid =
    weightsAddUp(values) &&
    Object.entries(problems).every(([name, found]) => !name.startsWith('weight_') || found === undefined);
  const { data, isError, refetch } = useQuery({ ...matchPreviewQuery(values), enabled: valid && asked === key });
  if (!valid) return null;
  if (asked !== key)
    return (
      <div>
        <Button tone="secondary" onClick={() => setAsked(key)}>
          {t('preview_ranking')}
        </Button>
      </div>
    );
  if (isError)
    return <RetryNote text={t('preview_failed')} retryLabel={settings('retry')} retry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={240} />;
  if (data === null) return <p className={classes['note']}>{t('preview_nobody')}</p>;
  return <Ranking preview={data} />;
};

type Row = Preview['people'][number] & { readonly rank: number };

const Ranking = ({ preview }: { readonly preview: Preview }) => {
  const { t, language } = useTranslation('settings-preview');
  const points = (tenths: number) => formatNumber(language, Math.round(tenths / 10));
  const rows = preview.people.map((person, at): Row => ({ ...person, rank: at + 1 }));
  const title = language === 'ar' ? preview.event.title_ar : preview.event.title_en;
  const about = t('preview_of', {
    role: nameIn(language, { name_en: preview.role_en, name_ar: preview.role_ar }),
    event: title || preview.event.title_en || preview.event.title_ar,
    date: longDate(language, new Date(preview.starts_at)),
  });
  return (
    <>
      <p className={classes['muted']}>{about}</p>
      <RecordTable
        label={about}
        rows={rows}
        keyOf={({ usher }) => usher.id}
        named="name"
        columns={[
          { key: 'rank', title: t('preview_rank'), end: true, cell: ({ rank }) => formatNumber(language, rank) },
          { key: 'name', title: t('preview_name'), cell: ({ usher }) => nameIn(language, usher) },
          { key: 'score', title: t('preview_score'), end: true, cell: ({ tenths }) => points(tenths) },
          {
            key: 'rank_now',
            title: t('preview_rank_now'),
            end: true,
            cell: ({ rank_now }) => (rank_now === null ? t('preview_below') : formatNumber(language, rank_now)),
          },
          { key: 'score_now', title: t('preview_score_now'), end: true, cell: ({ tenths_now }) => points(tenths_now) },
        ]}
      />
    </>
  );
};
