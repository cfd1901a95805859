import { useEffect, useId, useRef, useState } from 'react';
import type { AddressLines } from '../../backend/entities';
import { sharedMessages } from '../../provider/sharedMessages';
import { useMessages } from '../../provider/useMessages';
import { AddressFields } from '../../ui/AddressFields';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { FormActions } from '../../ui/FormActions';
import { Screen } from '../../ui/Screen';
import { AddressSearchFields } from './AddressSearchFields';
import { addressFinderMessages } from './messages';
import { useAddressFinder, type UseAddressFinderOptions } from './useAddressFinder';

export type AddressFinderProps = UseAddressFinderOptions;

/** 'Your Address': search by postcode or entry by hand, of specification sections 2.3 and 4. */
export function AddressFinder(props: AddressFinderProps) {
  const finder = useAddressFinder(props);
  const texts = useMessages(addressFinderMessages);
  const shared = useMessages(sharedMessages);
  const [isFilledIn, setIsFilledIn] = useState(false);
  const focusNext = useRef<string>(undefined);
  const groupId = useId();
  const { state, mode, register, errorOf, idOf } = finder;

  // The control that changed the mode may be gone: focus goes on to what came instead.
  useEffect(() => {
    if (focusNext.current) document.getElementById(focusNext.current)?.focus();
    focusNext.current = undefined;
  }, [mode]);

  function handleChoose(address: AddressLines) {
    focusNext.current = groupId;
    setIsFilledIn(true);
    finder.search.choose(address);
  }

  function handleToggle() {
    focusNext.current = idOf(mode === 'search' ? 'line1' : 'searchPostcode');
    setIsFilledIn(false);
    finder.toggleMode();
  }

  return (
    <Screen heading={texts.heading} lead={texts.intro}>
      <ErrorSummary
        heading={shared.errorSummaryHeading}
        errors={state.status === 'invalid' ? state.problems : []}
        focusKey={finder.submitCount}
      />
      <form noValidate onSubmit={finder.submit}>
        {mode === 'search' ? (
          <AddressSearchFields finder={finder} onChoose={handleChoose} />
        ) : (
          <div
            className="pt-address__fields"
            id={groupId}
            role="group"
            tabIndex={-1}
            aria-label={texts.manual}
            aria-describedby={isFilledIn ? `${groupId}-filled-in` : undefined}
          >
            {isFilledIn && (
              <p className="pt-address__filled-in" id={`${groupId}-filled-in`}>
                {texts.filledIn}
              </p>
            )}
            <AddressFields labels={{ ...texts, optional: shared.optional }} register={register} errorOf={errorOf} />
          </div>
        )}
        <Button variant="quiet" className="pt-address__toggle" onPress={handleToggle}>
          {mode === 'search' ? texts.enterManually : texts.searchByPostcode}
        </Button>
        {state.status === 'failed' && <ErrorBox message={state.message} />}
        <FormActions>
          <Button
            type="submit"
            isBusy={state.status === 'submitting' || state.status === 'done'}
            busyLabel={shared.loading}
          >
            {texts.submit}
          </Button>
        </FormActions>
      </form>
    </Screen>
  );
}
