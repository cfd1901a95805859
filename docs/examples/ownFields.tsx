import { useSignUp } from '@pension-trace/react/headless';
import type { ComponentProps, ReactNode } from 'react';
import { Controller } from 'react-hook-form';

const texts = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', autoComplete: 'email' },
] as const;

export function OwnSignUp() {
  const { form, state, fieldProps, errorOf, idOf, submit } = useSignUp();
  if (state.status === 'success') return <p role="status">Welcome.</p>;
  return (
    <form noValidate onSubmit={submit} className="space-y-6">
      {texts.map(({ name, label, autoComplete }) => (
        <FormItem key={name} id={idOf(name)} label={label} error={errorOf(name)}>
          <Input autoComplete={autoComplete} {...fieldProps(name)} />
        </FormItem>
      ))}
      <Controller
        control={form.control}
        name="password"
        render={({ field, fieldState }) => (
          <FormItem id={idOf('password')} label="Password" error={fieldState.error?.message}>
            <Input type="password" autoComplete="new-password" {...fieldProps('password')} {...field} />
          </FormItem>
        )}
      />
      {state.status === 'error' && <p role="alert">{state.message}</p>}
      <button type="submit" disabled={state.status === 'pending'}>
        Start
      </button>
    </form>
  );
}

interface FormItemProps {
  id: string;
  label: string;
  error: string | undefined;
  children: ReactNode;
}

function FormItem({ id, label, error, children }: FormItemProps) {
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="text-destructive text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

function Input(props: ComponentProps<'input'>) {
  return <input className="border-input h-9 w-full rounded-md border px-3" {...props} />;
}
