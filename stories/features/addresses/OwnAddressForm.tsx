import { usePortalAddressForm } from '@pension-trace/react/headless';
import { Button, Notice, TextField } from '@pension-trace/react/ui';

const labels = { line1: 'Street', city: 'Town', postcode: 'Postcode' } as const;
const names = ['line1', 'city', 'postcode'] as const;

/** A firm's own form over the headless hook: the address where the customer lives now, always typed by hand. */
export function OwnAddressForm() {
  const { errorOf, form, fieldProps, state, submit } = usePortalAddressForm();
  if (state.status === 'success') return <Notice tone="success">Thank you. We have your address.</Notice>;
  return (
    <form
      noValidate
      className="ptr ptr-stack"
      onSubmit={(event) => {
        form.setValues({ mode: 'manual', type: 'current' });
        submit(event);
      }}
    >
      {names.map((name) => (
        <TextField key={name} label={labels[name]} error={errorOf(name)} {...fieldProps(name)} />
      ))}
      {state.status === 'error' && <Notice tone="danger">{state.message}</Notice>}
      <Button type="submit">Save</Button>
    </form>
  );
}
