import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

const labels = ['First name', 'Last name', 'Previous name', 'Day', 'Month', 'Year', 'National Insurance', 'Phone'];

/** A form without a library, for comparison: controlled inputs with one state. */
function PlainForm() {
  const [values, setValues] = useState(() => labels.map((label) => label));
  return (
    <form>
      <h1>A plain form</h1>
      {labels.map((label, index) => (
        <label key={label}>
          {label}
          <input value={values[index]} onChange={({ target }) => setValues(values.with(index, target.value))} />
        </label>
      ))}
    </form>
  );
}

/** The smallest page that responds to a press, for comparison. */
function BarePage() {
  const [isPressed, setIsPressed] = useState(false);
  return (
    <main>
      <h1>A bare page</h1>
      <button onClick={() => setIsPressed(true)}>Answer</button>
      {isPressed && <p className="answer">Pressed</p>}
    </main>
  );
}

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <Routes>
      <Route path="/" element={<BarePage />} />
      <Route path="/form" element={<PlainForm />} />
    </Routes>
  </BrowserRouter>,
);
