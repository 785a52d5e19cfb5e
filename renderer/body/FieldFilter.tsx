import { type ReactNode, useId } from 'react';
import { useStrings } from '../site/SiteContext.ts';
import type { FieldForm } from './use-field-query.ts';

interface FieldFilterProps {
  /** What it is called, and says while it is empty. */
  readonly label: string;
  readonly form: FieldForm;
  onChange(): void;
  /** How many rows are left, said as it changes. */
  readonly children: ReactNode;
}

/** The form keeps its own values: what is typed before the application works is not lost. */
export function FieldFilter({ label, form, onChange, children }: FieldFilterProps): ReactNode {
  const strings = useStrings();
  const id = useId();
  return (
    <search className="field-filter needs-js">
      <input
        ref={form.text}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        onChange={onChange}
      />
      {form.obligation && (
        <>
          <label htmlFor={id}>{strings.fieldObligation}</label>
          <select ref={form.obligation} id={id} onChange={onChange}>
            <option value="">{strings.fieldFilterAll}</option>
            <option value="always">{strings.fieldAlways}</option>
            <option value="when">{strings.fieldWhen}</option>
            <option value="never">{strings.fieldNever}</option>
          </select>
        </>
      )}
      {/* Not a status: the one of the page says where the reader arrived. */}
      <span className="field-count" aria-live="polite">
        {children}
      </span>
    </search>
  );
}
