import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { KeyCap } from '../../ui/picture/key-cap.tsx';
import type { Said } from './guide-content.ts';
import { foreignParts, partsOf } from './guide-markup.ts';
import { inLanguage } from './guide-texts.ts';
import classes from './guide.module.css';

/** A text of the guide in the reader's language, with its labels, keys and links. */
export const GuideWords = ({ said }: { readonly said: Said }) => {
  const { language } = useTranslation('guide');
  return partsOf(inLanguage(language, said)).map((part, index) => {
    // The parts of one text keep their order, so the index is a stable key.
    switch (part.kind) {
      case 'label':
        return (
          <b key={index} className={classes['label']}>
            <OwnScript text={part.text} />
          </b>
        );
      case 'key':
        return <KeyCap key={index}>{part.text}</KeyCap>;
      case 'link':
        return (
          <Link
            key={index}
            to="/guide/$page"
            params={{ page: part.page }}
            className={classes['link'] ?? ''}
            {...(part.task !== undefined && { hash: part.task, state: { keeps_focus: true } })}
          >
            <OwnScript text={part.text} />
          </Link>
        );
      default:
        return <OwnScript key={index} text={part.text} />;
    }
  });
};

/** Keeps Latin words in Arabic in their own direction. */
const OwnScript = ({ text }: { readonly text: string }) => {
  const { language } = useTranslation('guide');
  if (language === 'en') return text;
  return foreignParts(text).map((part, index) =>
    part.kind === 'foreign' ? (
      <bdi key={index} dir="ltr" lang="en">
        {part.text}
      </bdi>
    ) : (
      part.text
    ),
  );
};
