import type { PrivacyEdition } from '@proline/contract/privacy/privacy';
import {
  changedParts,
  PRIVACY_LIMITS,
  PRIVACY_POINTS,
  sameContent,
  type PrivacyContent,
} from '@proline/domain/privacy/privacy-content';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { UnsavedGuard } from '../../ui/form/unsaved-guard.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Card } from '../../ui/page/card.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { draftProblems, EMPTY_SECTION } from './privacy-draft.ts';
import { EditionHistory } from './edition-history.tsx';
import { PointFields, SectionFields } from './privacy-fields.tsx';
import { PrivacyPreview } from './privacy-preview.tsx';
import { editionsQuery, publish } from './privacy.api.ts';
import classes from './privacy-editor.module.css';

/** The privacy page edition by edition: what is said beyond its points, a preview, publishing, and what it said before. */
export const PrivacyEditor = ({ editable }: { readonly editable: boolean }) => {
  const { t } = useTranslation('privacy-editor');
  const { data, isError, refetch } = useQuery(editionsQuery);
  if (data?.[0]) return <Editions editions={data} newest={data[0]} editable={editable} />;
  return isError ? (
    <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />
  ) : (
    <Skeleton card height={320} />
  );
};

type EditionsProps = {
  readonly editions: readonly PrivacyEdition[];
  readonly newest: PrivacyEdition;
  readonly editable: boolean;
};

/** What is being written, and the edition that it was begun from. */
type Draft = { readonly content: PrivacyContent; readonly after: number };

const Editions = ({ editions, newest, editable }: EditionsProps) => {
  const { t } = useTranslation('privacy-editor');
  const [draft, setDraft] = useState<Draft | null>(null);
  const [previewed, setPreviewed] = useState<PrivacyContent | null>(null);
  const content = draft?.content ?? newest.content;
  const edit = (next: PrivacyContent) => setDraft({ content: next, after: draft?.after ?? newest.number });
  return (
    <>
      <Card title={t('title')}>
        <EditorForm
          content={content}
          newest={newest}
          overtaken={draft !== null && draft.after !== newest.number}
          editable={editable}
          onEdit={edit}
          onPreview={() => setPreviewed(content)}
          onDone={() => setDraft(null)}
        />
      </Card>
      <Card title={t('history')}>
        <EditionHistory
          editions={editions}
          onView={(edition) => setPreviewed(edition.content)}
          onUse={editable ? (edition) => setDraft({ content: edition.content, after: newest.number }) : null}
        />
      </Card>
      <PrivacyPreview content={previewed} onClose={() => setPreviewed(null)} />
    </>
  );
};

type EditorFormProps = {
  readonly content: PrivacyContent;
  readonly newest: PrivacyEdition;
  /** Somebody else has published since this was begun. */
  readonly overtaken: boolean;
  readonly editable: boolean;
  readonly onEdit: (content: PrivacyContent) => void;
  readonly onPreview: () => void;
  readonly onDone: () => void;
};

const EditorForm = ({ content, newest, overtaken, editable, onEdit, onPreview, onDone }: EditorFormProps) => {
  const { t } = useTranslation('privacy-editor');
  const [tried, setTried] = useState(false);
  /** What is asked about is what is sent: whatever is published while the question stands is not published over. */
  const [asking, setAsking] = useState<{ readonly key: string; readonly after: number } | null>(null);
  const { more, sections } = content;
  const problems = draftProblems(content);
  const changed = !sameContent(content, newest.content);
  const said = (field: string) => {
    const problem = tried ? problems[field] : undefined;
    return problem && t(problem);
  };
  const setSections = (next: PrivacyContent['sections']) => onEdit({ ...content, sections: next });
  const ask = () => {
    setTried(true);
    if (Object.keys(problems).length === 0) setAsking({ key: newIdempotencyKey(), after: newest.number });
  };
  const consequences = useConsequences(newest.content, content);
  const done = () => {
    setTried(false);
    setAsking(null);
    onDone();
  };
  return (
    <div className={classes['fields']}>
      <UnsavedGuard when={changed && editable} />
      <p className={classes['quiet']}>{t('intro')}</p>
      {overtaken && changed && (
        <p role="status" className={classes['note']}>
          {t('overtaken', { n: newest.number })}
        </p>
      )}
      {PRIVACY_POINTS.map((point) => (
        <PointFields
          key={point}
          point={point}
          words={more[point]}
          said={said}
          readOnly={!editable}
          onChange={(words) => onEdit({ ...content, more: { ...more, [point]: words } })}
        />
      ))}
      <h3 className={classes['heading']}>{t('own_sections')}</h3>
      {sections.length === 0 && <p className={classes['quiet']}>{t('no_sections')}</p>}
      {sections.map((_section, at) => (
        <SectionFields key={at} at={at} sections={sections} said={said} readOnly={!editable} onChange={setSections} />
      ))}
      <div className={classes['actions']}>
        {editable && sections.length < PRIVACY_LIMITS.sections && (
          <Button tone="secondary" onClick={() => setSections([...sections, EMPTY_SECTION])}>
            <Icon of={IconPlus} />
            {t('add_section')}
          </Button>
        )}
        <Button tone="secondary" onClick={onPreview}>
          {t('preview')}
        </Button>
        {editable && changed && (
          <>
            <Button tone="secondary" onClick={done}>
              {t('discard')}
            </Button>
            <Button onClick={ask}>{t('publish')}</Button>
          </>
        )}
      </div>
      <ConfirmDialog
        open={asking !== null}
        harmless={!overtaken}
        title={t('publish_title', { n: (asking?.after ?? newest.number) + 1 })}
        text={t('publish_text')}
        consequences={[...(overtaken ? [t('replaces', { n: newest.number })] : []), ...consequences]}
        confirmLabel={t('publish_confirm')}
        onCancel={() => setAsking(null)}
        onConfirm={async () => {
          if (asking === null) return;
          try {
            await publish({ after: asking.after, content: sentContent(content) }, asking.key);
          } catch (error) {
            // Somebody else was faster: what would go now is to be seen before it is asked about again.
            if (error instanceof ApiError && error.status === 409) return setAsking(null);
            throw error;
          }
          showSuccess(t('published', { n: asking.after + 1 }));
          done();
        }}
      />
    </div>
  );
};

const sentContent = ({ more, sections }: PrivacyContent) => ({ more, sections: [...sections] });

const useConsequences = (before: PrivacyContent, after: PrivacyContent): string[] => {
  const { t } = useTranslation('privacy-editor');
  const { points, added, removed } = changedParts(before, after);
  const said = [
    ...points.map((point) => t('changed_point', { point: t(`point_${point}`) })),
    ...(added > 0 ? [t('sections_added', { count: added })] : []),
    ...(removed > 0 ? [t('sections_removed', { count: removed })] : []),
  ];
  return said.length === 0 ? [t('order_changed')] : said;
};
