import type { UseLogOutResult } from '../data/useLogOut';
import { sharedMessages } from '../provider/sharedMessages';
import { useMessages } from '../texts/useMessages';
import { Button } from '../ui/Button';
import { ErrorBox } from '../ui/ErrorBox';
import { FormActions } from '../ui/FormActions';

interface LogOutProblemProps {
  leaving: UseLogOutResult;
  /** What a failed log-out means. */
  heading?: string | undefined;
  /** The label of the button that tries again. */
  again: string;
}

/** The problem of a log-out. When the last words were not saved, the customer decides whether to leave without them. */
export function LogOutProblem({ leaving, heading, again }: LogOutProblemProps) {
  const texts = useMessages('shared', sharedMessages);
  const { state, logOut, logOutAnyway } = leaving;
  if (state.status !== 'error') return null;
  const isUnsaved = state.error.code === 'unsaved';
  return (
    <ErrorBox heading={isUnsaved ? texts.unsavedHeading : heading} message={state.message}>
      <FormActions>
        <Button variant="secondary" onPress={logOut}>
          {again}
        </Button>
        {isUnsaved && (
          <Button variant="secondary" onPress={logOutAnyway}>
            {texts.logOutAnyway}
          </Button>
        )}
      </FormActions>
    </ErrorBox>
  );
}
