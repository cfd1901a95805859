/** A mail server on this machine. `answer` returns an error for a recipient to refuse it. */
export function openSmtpSink(answer?: (recipient: string) => Error | undefined): Promise<{
  url: string;
  mails: { from: string; to: string[]; raw: string }[];
  close(): Promise<void>;
}>;
