import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createClient } from '@supabase/supabase-js';
import { useState } from 'react';
import { Button, Dialog, Heading, Modal, Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link } from 'react-router-dom';

const client = createClient(location.origin, new URLSearchParams(location.search).get('key'));

async function read(request) {
  const { data, error } = await request;
  if (error) throw error;
  return data;
}

/**
 * The portal as a team would make it by hand: react-aria-components, TanStack Query, a router and supabase-js, in one
 * bundle. It waits for the account, as most pages do.
 */
function Portal() {
  const [isAdding, setIsAdding] = useState(false);
  const account = useQuery({ queryKey: ['user'], queryFn: () => read(client.rpc('portal_user')) });
  const enabled = account.isSuccess;
  const traces = useQuery({ queryKey: ['traces'], queryFn: () => read(client.rpc('portal_user_traces')), enabled });
  const tasks = useQuery({ queryKey: ['tasks'], queryFn: () => read(client.from('tasks').select('*')), enabled });
  const pensions = useQuery({
    queryKey: ['pensions'],
    queryFn: () => read(client.rpc('portal_user_pensions')),
    enabled,
  });
  return (
    <main>
      <h1>Hello {account.data?.first_name}</h1>
      <p>{tasks.data?.length} tasks</p>
      <Tabs>
        <TabList aria-label="Your portal">
          <Tab id="traces">Traces</Tab>
          <Tab id="pensions">Pensions</Tab>
        </TabList>
        <TabPanel id="traces">
          <Button onPress={() => setIsAdding(true)}>Add a trace</Button>
          <ul>
            {traces.data?.map(({ id, name, status }) => (
              <li key={id}>
                <Link to={`/portal/trace/${id}`}>{name}</Link> {status.name}
              </li>
            ))}
          </ul>
        </TabPanel>
        <TabPanel id="pensions">{pensions.data?.length} pensions</TabPanel>
      </Tabs>
      <Modal isOpen={isAdding} onOpenChange={setIsAdding} isDismissable>
        <Dialog>
          <Heading slot="title">Add a trace</Heading>
        </Dialog>
      </Modal>
    </main>
  );
}

createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={new QueryClient()}>
    <BrowserRouter>
      <Portal />
    </BrowserRouter>
  </QueryClientProvider>,
);
