import { request as ask, type ClientRequest } from 'node:http';

/** Bytes written at once, small enough to report progress. */
const chunk = 64 * 1024;

/** The part of XMLHttpRequest that an upload needs, on Node's network, with real bytes, progress and abort. */
export class NodeXhr {
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  onloadend: (() => void) | null = null;
  status = 0;
  responseText = '';
  private method = 'GET';
  private url = '';
  private readonly headers: Record<string, string> = {};
  private sending: ClientRequest | undefined;
  private hasEnded = false;

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(body: Blob): void {
    const headers = { ...this.headers, 'content-length': String(body.size) };
    this.sending = ask(this.url, { method: this.method, headers }, (answer) => {
      this.status = answer.statusCode ?? 0;
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => {
        this.responseText += text;
      });
      answer.on('end', () => this.end(this.onload));
    });
    this.sending.on('error', () => this.end(this.onerror));
    void this.write(body, this.sending);
  }

  abort(): void {
    this.sending?.destroy();
    this.end(this.onabort);
  }

  private async write(body: Blob, sending: ClientRequest): Promise<void> {
    const content = new Uint8Array(await body.arrayBuffer());
    for (let sent = 0; sent < content.length && !this.hasEnded; sent += chunk) {
      const part = content.subarray(sent, sent + chunk);
      await new Promise<void>((resolve) => sending.write(part, () => resolve()));
      if (!this.hasEnded) this.upload.onprogress?.({ loaded: sent + part.length, total: content.length });
    }
    sending.end();
  }

  private end(listener: (() => void) | null): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    listener?.();
    this.onloadend?.();
  }
}
