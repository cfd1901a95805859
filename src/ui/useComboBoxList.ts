import { useEffect, useState, type ComponentType } from 'react';
import type { ComboBoxListProps } from './ComboBoxList';

/**
 * Loads the list of a combobox after the field has mounted. Returns undefined until then, and if the code fails to
 * load.
 */
export function useComboBoxList(): ComponentType<ComboBoxListProps> | undefined {
  const [List, setList] = useState<ComponentType<ComboBoxListProps>>();
  useEffect(() => {
    let isMounted = true;
    import('./ComboBoxList').then(
      ({ ComboBoxList }) => isMounted && setList(() => ComboBoxList),
      // Without the list the field accepts any text, which is enough for a form.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return List;
}
