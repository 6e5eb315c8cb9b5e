import { REPORT_FIGURE_WORDS } from '@proline/contract/report/report-figure.words';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { FigureStrip } from '../../ui/figure/figure-strip.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { rowsLink, type ShownReport } from './report-links.ts';
import { useToday } from './use-today.ts';
import { useReportSearch } from './use-report-search.ts';
import { useReportWords } from './use-report-words.ts';
import classes from './report.module.css';

/** What the report says, each figure with its sample, what it means, and the rows behind it. */
export const ReportFigures = ({ report }: ShownReport) => {
  const { t, say, value, sample, change } = useReportWords();
  const search = useReportSearch(report.report);
  const today = useToday();
  return (
    <FigureStrip
      label={say('figures')}
      unknown={t('unknown')}
      figures={report.figures.map((figure) => {
        const changed = change(figure);
        const before = value(figure.key, figure.before);
        const link = rowsLink(report, search, { figure: figure.key }, today);
        const name = say(REPORT_FIGURE_WORDS[figure.key].name);
        return {
          key: figure.key,
          label: name,
          value: value(figure.key, figure),
          change: changed && { ...changed, good: changed.good ?? null },
          sample: [sample(figure), before !== null && t('before', { value: before })]
            .filter((text) => typeof text === 'string')
            .join(' · '),
          link,
          beside: <Meaning name={name} text={say(REPORT_FIGURE_WORDS[figure.key].means)} link={link} />,
        };
      })}
    />
  );
};

type MeaningProps = { readonly name: string; readonly text: string; readonly link: LinkProps | undefined };

/** The definition below its figure: a fraction, then what is left out. */
const Meaning = ({ name, text, link }: MeaningProps) => {
  const { t } = useReportWords();
  const [first = '', ...rest] = text.split(/(?<=\.) /u);
  const [above = '', below] = first.replace(/\.$/u, '').split(' ÷ ');
  return (
    <Popover
      label={t('meaning', { name })}
      trigger={(props) => (
        <IconButton {...props} label={t('meaning', { name })}>
          <Icon of={IconInfoCircle} size="s" />
        </IconButton>
      )}
    >
      {() => (
        <div className={classes['meaning']} tabIndex={-1}>
          {below === undefined ? (
            <p>{first}</p>
          ) : (
            <p className={classes['fraction']}>
              <span>{above}</span>
              <span className="visually-hidden"> ÷ </span>
              <span>{below}</span>
            </p>
          )}
          {rest.length > 0 && <p className={classes['muted']}>{rest.join(' ')}</p>}
          {link && (
            <Link {...link} className={classes['rows'] ?? ''}>
              {t('rows')}
            </Link>
          )}
        </div>
      )}
    </Popover>
  );
};
