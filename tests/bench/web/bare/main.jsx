createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <Routes>
      <Route path="/" element={<h1>A bare page</h1>} />
      <Route path="/form" element={<PlainForm />} />
    </Routes>
  </BrowserRouter>,
);
