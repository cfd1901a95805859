import { useId, type ReactNode } from 'react';

export interface FilterFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The options. */
  children: ReactNode;
}

/** A select above the gallery. */
export function FilterField({ label, value, onChange, children }: FilterFieldProps) {
  const id = useId();
  return (
    <div className="sb-gallery__field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </div>
  );
}
