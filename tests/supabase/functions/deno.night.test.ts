// Registers the tests of every function again: at night `runtimes` is Deno, as Supabase runs them.
import './address.test';
import './anchor.test';
import './document.test';
import './notify.test';
import './tokens.test';
