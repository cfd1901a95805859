import { createClient } from '@supabase/supabase-js';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

const client = createClient(location.origin, new URLSearchParams(location.search).get('key'));

/** Reads the stored session and lists the customer's traces, for comparison. */
function Traces() {
  const [traces, setTraces] = useState([]);
  useEffect(() => {
    void client.auth
      .getSession()
      .then(() => client.rpc('portal_user_traces'))
      .then(({ data, error }) => {
        if (error) throw error;
        setTraces(data);
      });
  }, []);
  return (
    <ul>
      {traces.map(({ id, provider }) => (
        <li key={id}>{provider}</li>
      ))}
    </ul>
  );
}

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <Traces />
  </BrowserRouter>,
);
