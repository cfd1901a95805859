import { useEffect, useState, type ComponentType } from 'react';
import type { ComboBoxListProps } from './ComboBoxList';

/** Loads the list of a combobox once the field is on the page. Undefined until then, and where the code fails to load. */
export function useComboBoxList(): ComponentType<ComboBoxListProps> | undefined {
  const [List, setList] = useState<ComponentType<ComboBoxListProps>>();
  useEffect(() => {
    let isMounted = true;
    import('./ComboBoxList').then(
      ({ ComboBoxList }) => isMounted && setList(() => ComboBoxList),
      // Without the list the field takes any text, which is all that a form needs.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return List;
}
