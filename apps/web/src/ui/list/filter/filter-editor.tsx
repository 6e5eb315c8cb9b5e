import type { ListFilter } from '@proline/contract/frame/list-filters';
import { textOfValues, valuesIn } from '../../../lib/list/list-filter-text.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import type { ListSource } from '../../../lib/list/list-rows.ts';
import { Segmented } from '../../choice/segmented.tsx';
import { FoundRecords, FoundValues } from './found-values.tsx';
import type { FilterView } from '../list-view.ts';
import { OptionList } from './option-list.tsx';
import { RangeEditor } from './range-editor.tsx';
import classes from './filter-editor.module.css';

export type FilterEditorProps = {
  readonly source: ListSource;
  readonly name: string;
  readonly filter: ListFilter;
  readonly view: FilterView;
  readonly text: string | undefined;
  /** Called with undefined to turn the filter off. */
  readonly onChange: (text: string | undefined) => void;
};

/** One control per kind of filter. A choice takes effect at once in the list behind it. */
export const FilterEditor = (props: FilterEditorProps) => (
  <div className={classes['editor']}>
    <Control {...props} />
  </div>
);

const Control = ({ source, name, filter, view, text, onChange }: FilterEditorProps) => {
  const { t } = useTranslation('list');
  const chosen = valuesIn(text);
  const choose = (values: readonly string[]) => onChange(textOfValues(values));
  switch (filter.kind) {
    case 'choices': {
      const choices = filter.values.map((value) => ({ value, label: view.wordOf?.(value) ?? value }));
      return <OptionList label={view.title} choices={choices} chosen={chosen} onChange={choose} />;
    }
    case 'texts':
      return <FoundValues source={source} name={name} view={view} chosen={chosen} onChange={choose} />;
    case 'records':
      return <FoundRecords view={view} chosen={chosen} onChange={choose} />;
    case 'days':
    case 'numbers':
      return <RangeEditor title={view.title} filter={filter} text={text} onChange={onChange} />;
    case 'flag':
      return (
        <Segmented
          label={view.title}
          value={text ?? 'any'}
          options={[
            { value: 'any', label: t('any') },
            { value: 'yes', label: t('yes') },
            { value: 'no', label: t('no') },
          ]}
          onChange={(value) => onChange(value === 'any' ? undefined : value)}
        />
      );
  }
};
