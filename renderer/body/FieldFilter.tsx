import { type ReactNode, useId } from 'react';
import { useStrings } from '../site/SiteContext.ts';
import type { FieldQuery, Obligation } from './filter-fields.ts';

interface FieldFilterProps {
  readonly query: FieldQuery;
  readonly onChange: (query: FieldQuery) => void;
  /** How many fields are left, said as it changes. */
  readonly children: ReactNode;
}

export function FieldFilter({ query, onChange, children }: FieldFilterProps): ReactNode {
  const strings = useStrings();
  const id = useId();
  return (
    <search className="field-filter needs-js">
      <input
        type="search"
        aria-label={strings.fieldFilter}
        placeholder={strings.fieldFilter}
        autoComplete="off"
        spellCheck={false}
        value={query.text}
        onChange={(event) => onChange({ ...query, text: event.target.value })}
      />
      <label htmlFor={id}>{strings.fieldObligation}</label>
      <select
        id={id}
        value={query.obligation}
        onChange={(event) => onChange({ ...query, obligation: event.target.value as Obligation | '' })}
      >
        <option value="">{strings.fieldFilterAll}</option>
        <option value="always">{strings.fieldAlways}</option>
        <option value="when">{strings.fieldWhen}</option>
        <option value="never">{strings.fieldNever}</option>
      </select>
      {/* Not a status: the one of the page says where the reader arrived. */}
      <span className="field-count" aria-live="polite">
        {children}
      </span>
    </search>
  );
}
