import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type { LocalBackend } from './LocalBackend';
import type * as development from './openForDevelopment';
import { withConfiguration } from './pageConfiguration.ts';
import { isLoopback } from './sameMachine.ts';

export interface LocalBackendPluginOptions {
  /** Default: DATA_DIR from the environment, or `.data` in the repository, outside Vite's root. */
  dataDir?: string;
  /** Default: DATABASE_URL from the environment; without it, the embedded database. */
  databaseUrl?: string;
}

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Serves the embedded backend from Vite's development server, at the page's own origin. */
export function localBackend(options: LocalBackendPluginOptions = {}): Plugin {
  let starting: Promise<LocalBackend> | undefined;
  const started = () => starting ?? Promise.reject(new Error('The development server is not listening yet.'));

  return {
    name: 'pension-trace:local-backend',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview && !process.env.VITE_SUPABASE_URL,

    configureServer({ httpServer, middlewares, config, ws }) {
      if (!httpServer) throw new Error('The embedded backend needs a server of its own: middleware mode has none.');
      const report = (step: string) => config.logger.info(`  ${step}`, { timestamp: true });
      const open = async (): Promise<LocalBackend> => {
        const address = httpServer.address();
        const port = typeof address === 'object' ? address?.port : undefined;
        const { module } = await runnerImport<typeof development>(pathOf('./openForDevelopment.ts'), {
          configFile: false,
          logLevel: 'warn',
        });
        if (typeof address === 'object' && address && !isLoopback(address.address)) {
          config.logger.warn(
            '  Other machines can reach this server, without encryption: use it on a network that you trust.',
          );
        }
        return module.openForDevelopment({ ...options, port: port ?? 5173, report });
      };

      httpServer.once('listening', () => {
        starting = open();
        starting.catch((error: unknown) => {
          config.logger.error(error instanceof Error ? error.message : String(error));
          ws.send({ type: 'full-reload' });
        });
      });
      httpServer.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        if (!request.url?.startsWith('/realtime/v1/')) return;
        started().then(
          (backend) => backend.handleUpgrade(request, socket, head) || socket.destroy(),
          () => socket.destroy(),
        );
      });
      once(httpServer, 'close')
        .then(() => starting)
        .then((backend) => backend?.close())
        .catch((error: unknown) => config.logger.error(String(error)));
      middlewares.use((request, response, next) => {
        started().then((backend) => backend.handleNode(request, response, next), next);
      });
    },

    async transformIndexHtml(html) {
      return withConfiguration(html, (await started()).anonKey);
    },
  };
}
