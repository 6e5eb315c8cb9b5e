import type { Words } from '@proline/contract/frame/words';
import type { PaperFact } from '@proline/contract/payslip/paper';
import type { Payslip } from '@proline/contract/payslip/payslip';
import { payslipPaper, type PayslipPaper } from '@proline/contract/payslip/payslip-paper';
import type { Language } from '../../lib/preferences/preferences-cookie.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { BrandMark } from '../../ui/picture/brand-mark.tsx';
import { QrCode } from '../../ui/picture/qr-code.tsx';
import classes from './payslip.module.css';

const CODE_PX = 96;

/** English on the left, figures in the middle, Arabic on the right, whatever the reader's language: as it is printed. */
export const PayslipSheet = ({ slip }: { readonly slip: Payslip }) => {
  const { t, language: read } = useTranslation('payslip');
  const paper = payslipPaper(slip);
  const { organisation, net, counted } = paper;
  return (
    <article className={classes['sheet']} lang="en" dir="ltr" aria-label={`${paper.title[read]} ${paper.code}`}>
      <header className={classes['head']}>
        <Organisation of={organisation} language="en" />
        <span className={classes['brand']}>
          <BrandMark />
        </span>
        <Organisation of={organisation} language="ar" />
      </header>
      <div className={classes['titles']}>
        <h2>{paper.title.en}</h2>
        <p>
          <b>{paper.code}</b>
          <span className={classes['quiet']}>
            {paper.day.en}
            {paper.day.hijri !== null && (
              <>
                {' · '}
                <bdi lang="ar">{paper.day.hijri}</bdi>
              </>
            )}
          </span>
          {paper.mark && (
            <b className={classes['mark']}>
              {paper.mark.en} · <bdi lang="ar">{paper.mark.ar}</bdi>
            </b>
          )}
        </p>
        <h2 {...spoken('ar')}>{paper.title.ar}</h2>
      </div>
      <Facts facts={paper.about} />
      <Lines paper={paper} read={read} />
      <section className={classes['net']}>
        <div>
          <b>{net.label.en}</b>
          <span>{net.words?.en}</span>
        </div>
        <b className={classes['amount']}>{net.amount}</b>
        <div {...spoken('ar')}>
          <b>{net.label.ar}</b>
          <span>{net.words?.ar}</span>
        </div>
      </section>
      <Facts facts={paper.paid} />
      {counted.text.en !== '' && (
        <div className={classes['two']}>
          <Both words={counted.text} title={counted.title} />
        </div>
      )}
      <footer className={classes['foot']}>
        <p>{paper.foot.en}</p>
        <QrCode text={paper.check} label={t('code')} size={CODE_PX} />
        <p {...spoken('ar')}>{paper.foot.ar}</p>
      </footer>
    </article>
  );
};

type OrganisationProps = { readonly of: PayslipPaper['organisation']; readonly language: 'en' | 'ar' };

const Organisation = ({ of, language }: OrganisationProps) => (
  <div {...spoken(language)}>
    <b className={classes['name']}>{of.name[language]}</b>
    {of.lines.map((line) => (
      <span key={line.en + line.ar} className={classes['quiet']}>
        {line[language]}
      </span>
    ))}
  </div>
);

const spoken = (language: 'en' | 'ar') => ({ lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' });

const Both = ({ words, title }: { readonly words: Words; readonly title: Words }) =>
  (['en', 'ar'] as const).map((language) => (
    <p key={language} {...spoken(language)}>
      <b>{title[language]}</b> {words[language]}
    </p>
  ));

const Facts = ({ facts }: { readonly facts: readonly PaperFact[] }) =>
  facts.length > 0 && (
    <dl className={classes['facts']}>
      {facts.map(({ label, value, second }) => (
        <div key={label.en} className={classes['fact']}>
          <dt>
            <span>{label.en}</span>
            <span {...spoken('ar')}>{label.ar}</span>
          </dt>
          <dd>
            <b dir="auto" lang="">
              {value}
            </b>
            {second !== undefined && (
              <span dir="auto" lang="">
                {second}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );

const COLUMNS = ['minutes', 'rate', 'factor', 'amount'] as const;

type LinesProps = { readonly paper: PayslipPaper; readonly read: Language };

const Lines = ({ paper: { columns, rows }, read }: LinesProps) => (
  <div className={classes['lines']} role="group" aria-label={columns.line[read]}>
    <table>
      <thead>
        <tr>
          <th scope="col">{columns.line.en}</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={classes['figure']}>
              {columns[column].en}
              <span {...spoken('ar')}>{columns[column].ar}</span>
            </th>
          ))}
          <th scope="col" {...spoken('ar')}>
            {columns.line.ar}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // lines of one shift may read the same
          <tr key={index} data-kind={row.kind}>
            <th scope="row">
              {row.label.en}
              {row.note && <span className={classes['note']}>{row.note.en}</span>}
            </th>
            {COLUMNS.map((column) => (
              <td key={column} className={classes['figure']}>
                {row[column]}
              </td>
            ))}
            <td {...spoken('ar')}>
              {row.label.ar}
              {row.note && <span className={classes['note']}>{row.note.ar}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
