export default {
  // One React, the host's: installed packages may bring another version.
  resolve: { dedupe: ['react', 'react-dom'] },
  build: { manifest: true, rolldownOptions: { input: ['index.html', 'signUp.html'] } },
};
