import { zodResolver } from '@hookform/resolvers/zod';
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { createClient } from '@supabase/supabase-js';
import { Button, FieldError, Form, Input, Label, TextField } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { Controller, useForm } from 'react-hook-form';
import { BrowserRouter } from 'react-router-dom';
import * as z from 'zod';

const client = createClient(location.origin, new URLSearchParams(location.search).get('key'));
const required = z.string().min(1, 'Enter this');
const schema = z.object({ firstName: required, lastName: required, email: z.email(), password: required.min(8) });
const labels = { firstName: 'First name', lastName: 'Last name', email: 'Email', password: 'Password' };

/** The sign-up as a team would make it by hand, with the libraries of the portal's peer, react-hook-form and zod. */
function SignUp() {
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { firstName: '', lastName: '', email: '', password: '' },
  });
  const signUp = useMutation({ mutationFn: ({ email, password }) => client.auth.signUp({ email, password }) });
  return (
    <main>
      <h1>Start your trace</h1>
      <Form onSubmit={(event) => void handleSubmit((values) => signUp.mutate(values))(event)} validationBehavior="aria">
        {Object.entries(labels).map(([name, label]) => (
          <Controller
            key={name}
            name={name}
            control={control}
            render={({ field, fieldState: { invalid, error } }) => (
              <TextField {...field} isInvalid={invalid} type={name === 'password' ? 'password' : 'text'}>
                <Label>{label}</Label>
                <Input />
                <FieldError>{error?.message}</FieldError>
              </TextField>
            )}
          />
        ))}
        <Button type="submit">Start</Button>
      </Form>
    </main>
  );
}

createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={new QueryClient()}>
    <BrowserRouter>
      <SignUp />
    </BrowserRouter>
  </QueryClientProvider>,
);
