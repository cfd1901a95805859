export default {
  // Use the host's React only: installed packages may include another version.
  resolve: { dedupe: ['react', 'react-dom'] },
  build: { manifest: true, rolldownOptions: { input: ['index.html', 'signUp.html'] } },
};
