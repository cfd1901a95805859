import { BackendError, DocumentsPage, SignedAuthorisation } from '@pension-trace/react';
import { getScenario, type MemoryScenario } from '@pension-trace/react/memory';
import type { UseDocumentUploadsResult, useDocumentRemoval, useDocuments } from '@pension-trace/react/headless';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeText } from '../../../tests/wholeText';
import { findDialog } from '../../findDialog';
import { formPlay, type FormState } from '../../formPlay';
import { listPlay, oops } from '../../listPlay';
import { sentTo } from '../../sentTo';

type Documents = NonNullable<NonNullable<MemoryScenario['customers']>[number]['documents']>;

/** The portal with these documents. */
function portalWith(documents: Documents): MemoryScenario {
  const portal = getScenario('portal');
  return { ...portal, customers: portal.customers?.map((customer) => ({ ...customer, documents })) ?? [] };
}

const samples = portalWith([
  {
    id: '1',
    name: 'Pension Statement.pdf',
    url: 'https://files.example.com/pension-statement.pdf',
    created_date: '2024-01-01T12:00:00Z',
    added_by: 'customer',
  },
  {
    id: '2',
    name: 'Employment History.docx',
    url: 'https://files.example.com/employment-history.docx',
    created_date: '2024-01-01T12:00:00Z',
    added_by: 'firm',
  },
]);

const longName = 'Annual benefit statement of the Milton Mills Retirement and Death Benefits Scheme 1994 to 1998.pdf';

const list = listPlay({
  scenario: samples,
  emptyScenario: 'portal-empty',
  call: 'portal_user_documents',
  list: 'Your documents',
  pending: ['Loading your documents', 3],
  error: [oops, 'We encountered an error while fetching your documents. Please try again later.'],
  empty: ['No documents uploaded yet.'],
});
const upload = formPlay({ scenario: samples, call: 'files.upload', submit: '' });
const removal = formPlay({ scenario: samples, call: 'portal_document_remove', submit: 'Remove document' });

const meta = {
  title: 'Portal/Documents',
  excludeStories: ['byStatus'],
  component: DocumentsPage,
  parameters: list.success,
} satisfies Meta<typeof DocumentsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = StoryContext['canvas'];

const pdf = (name = 'statement.pdf', bytes = 24_000) => {
  const content = new Uint8Array(bytes);
  content.set(new TextEncoder().encode('%PDF-1.7\n'));
  return new File([content], name, { type: 'application/pdf' });
};

/** Chooses files, including types that the picker filters out. */
async function choose(canvas: Canvas, ...files: File[]) {
  const picker = await canvas.findByLabelText('Upload File', { selector: 'input' });
  await userEvent.setup({ applyAccept: false }).upload(picker, files);
}

/** Chooses files, which must be made for each run, and looks at the page. */
const choosing =
  (files: () => File[], state: FormState = {}): NonNullable<Story['play']> =>
  async (context) => {
    await choose(context.canvas, ...files());
    await upload.play({ ...state, submits: false })(context);
  };

const sentFile = { name: 'statement.pdf', size: 24_000 };

export const WithWhatWasSigned: Story = {
  name: 'With the signed authorisation',
  args: { children: <SignedAuthorisation headingLevel={2} /> },
  parameters: { pensionTrace: { scenario: 'portal' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Your signed authorisation' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Print to sign in ink/ })).toBeVisible();
  },
};

export const TwoDocuments: Story = {
  play: async (context) => {
    await list.play('success', {
      items: ['Pension Statement.pdfAdded 01/01/2024DownloadRemove', 'Employment History.docxAdded 01/01/2024Download'],
      next: [{ press: 'Back to your portal' }],
      goesTo: ['/portal'],
    })(context);
    const link = context.canvas.getByRole('link', { name: 'Download Pension Statement.pdf (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', 'https://files.example.com/pension-statement.pdf');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const NothingYet: Story = { parameters: list.empty, play: list.play('empty', { sees: ['Upload File'] }) };
export const Loading: Story = { parameters: list.pending, play: list.play('pending', { sees: ['Upload File'] }) };
export const NotLoaded: Story = { parameters: list.error, play: list.play('error', { sees: ['Upload File'] }) };

export const UploadingTwo: Story = {
  parameters: upload.sending,
  play: async (context) => {
    await choosing(() => [pdf('Statement 1998.pdf', 2_400_000), pdf('P60 from Milton Mills.pdf', 300_000)], {
      sees: ['50% sent · 2.3 MB', '50% sent · 293 kB'],
    })(context);
    await expect(context.canvas.getByText('Uploading 2 files')).toBeInTheDocument();
    await expect(sentTo(context.loaded, 'files.upload')).toHaveLength(2);
  },
};

export const FilesHeldOverTheCard: Story = {
  name: 'Files dragged over the card',
  play: async ({ canvas }) => {
    // The listener for files is an effect. The list proves that effects have run.
    await canvas.findByRole('list', { name: 'Your documents' });
    const card = canvas.getByRole('region', { name: 'Upload New Document' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(pdf('statement.pdf', 100));
    await fireEvent(card, new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(await canvas.findByText('Let go to upload your files')).toBeVisible();
  },
};

export const Cancelled: Story = {
  parameters: upload.sending,
  play: async (context) => {
    await choose(context.canvas, pdf());
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Cancel uploading statement.pdf' }));
    const cancelled = wholeText('statement.pdf was cancelled. Nothing of it was kept.');
    await upload.play({ sees: [cancelled] })(context);
    await expect(context.canvas.getByRole('button', { name: 'Try again to upload statement.pdf' })).toBeVisible();
  },
};

export const Uploaded: Story = {
  play: async (context) => {
    await choosing(() => [pdf()], {
      sees: [wholeText('statement.pdf has been uploaded.'), 'Added 10/03/2026'],
      sent: [sentFile],
    })(context);
    await expect(context.canvas.getByRole('link', { name: /^Download statement\.pdf/ })).toBeVisible();
  },
};

export const TheSameNameTwice: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, pdf(), pdf());
    await expect(await canvas.findByText('statement (2).pdf', { selector: '.ptr-document__name' })).toBeVisible();
    await expect(canvas.getByText('statement.pdf', { selector: '.ptr-document__name' })).toBeVisible();
  },
};

/** A refused file is not sent and cannot be retried. */
function refusing(file: () => File, words: string): Story {
  return {
    play: async (context) => {
      await choosing(() => [file()], { sees: [wholeText(words)], sent: [] })(context);
      await expect(context.canvas.queryByRole('button', { name: /^Try again/ })).not.toBeInTheDocument();
    },
  };
}

export const WrongType: Story = refusing(
  () => new File(['<svg/>'], 'picture.svg'),
  "'picture.svg' cannot be used. Choose a PDF, Word document, JPG, PNG or GIF.",
);

export const Empty: Story = refusing(
  () => new File([], 'letter.pdf'),
  "'letter.pdf' is empty. Open it to see whether it works, then save and choose it again.",
);

export const HeicPicture: Story = refusing(
  () => new File(['\0\0\0\u0018ftypheic'], 'photo.heic'),
  "'photo.heic' is a HEIC picture, which cannot be used. On an iPhone, open Settings, Camera, Formats, choose Most Compatible, and take the picture again. Elsewhere, open it and save or export it as a JPG.",
);

export const WebpPicture: Story = refusing(
  () => new File(['RIFF1234WEBP'], 'photo.jpg'),
  "'photo.jpg' is a WEBP picture, which cannot be used. On an iPhone, open it in Photos, take a screenshot and choose that. Elsewhere, open it and save or export it as a JPG.",
);

export const RichTextFormat: Story = refusing(
  () => new File(['{\\rtf1'], 'letter.doc'),
  "'letter.doc' is in Rich Text Format (RTF), which cannot be used. Open it in Word, choose Save As, and save it as a Word Document (.docx) or a PDF.",
);

export const AvifPicture: Story = refusing(
  () => new File(['\0\0\0\u0018ftypavif'], 'photo.avif'),
  "'photo.avif' is an AVIF picture, which cannot be used. Open it and save or export it as a JPG. On a phone, take a screenshot of it and choose that.",
);

export const WordDocumentWithMacros: Story = refusing(
  () => new File(['PK'], 'letter.docm'),
  "'letter.docm' is a Word document with macros, which cannot be used. Open it in Word, choose Save As, and save it as a Word Document (.docx) or a PDF.",
);

export const WordTemplate: Story = refusing(
  () => new File(['PK'], 'letter.dotx'),
  "'letter.dotx' is a Word template, which cannot be used. Open it in Word, choose Save As, and save it as a Word Document (.docx) or a PDF.",
);

export const LargePicture: Story = refusing(
  () => new File([Uint8Array.from([0xff, 0xd8, 0xff]), new Uint8Array(11 * 1024 * 1024)], 'photo.jpg'),
  "'photo.jpg' is larger than 10 MB. On a phone, open the picture, take a screenshot of it and choose that. On a computer, make it smaller in Paint or Preview, save it and choose the new file.",
);

export const PictureNamedAsAnother: Story = {
  name: 'A PNG named .jpg is listed as .png',
  play: async ({ canvas }) => {
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    await choose(canvas, new File([png], 'photo.jpg'));
    await expect(await canvas.findByRole('link', { name: /^Download photo\.png/ })).toBeVisible();
  },
};

export const TooLarge: Story = refusing(
  () => pdf('scan.pdf', 11 * 1024 * 1024),
  "'scan.pdf' is larger than 10 MB. Choose a smaller file, or send it in parts.",
);

export const RenamedProgram: Story = refusing(
  () => new File(['MZ'], 'letter.pdf'),
  "'letter.pdf' does not look like a PDF inside. Open it to see whether it works, save it again, then choose the new file. A file with a password has to be saved without it.",
);

export const NotAWordDocument: Story = refusing(
  () => new File(['PK'], 'letter.docx'),
  "'letter.docx' does not look like a Word document inside. Open it to see whether it works, save it again, then choose the new file. A file with a password has to be saved without it.",
);

export const RefusedByTheServer: Story = {
  parameters: upload.refusing('You cannot add a document at the moment.'),
  play: choosing(() => [pdf()], { sees: ['You cannot add a document at the moment.'] }),
};

function failing(code: 'unreachable' | 'timeout' | 'unexpected', words: string): Story {
  return {
    parameters: upload.refusing(new BackendError(code, 'The upload got no answer')),
    play: async (context) => {
      await choose(context.canvas, pdf());
      await userEvent.click(await context.canvas.findByRole('button', { name: 'Try again to upload statement.pdf' }));
      await upload.play({ sees: [wholeText(words)], sent: [sentFile, sentFile], submits: false })(context);
    },
  };
}

export const NoConnection: Story = failing(
  'unreachable',
  "'statement.pdf' was not uploaded. Check your internet connection, then try again.",
);

export const TakesTooLong: Story = failing(
  'timeout',
  "'statement.pdf' is taking too long. Wait a moment, then try again: it will not be added twice.",
);

export const SomethingWentWrong: Story = failing(
  'unexpected',
  "'statement.pdf' was not uploaded, because something went wrong on our side. Try again in a moment.",
);

/** Asks to remove a document, and looks at the question. */
const removing =
  (state: FormState): NonNullable<Story['play']> =>
  async (context) => {
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Remove Pension Statement.pdf' }));
    const canvas = within(await findDialog({ role: 'alertdialog', name: 'Remove this document?' }));
    await removal.play({ submits: true, ...state })({ ...context, canvas });
  };

export const AskedBeforeRemoving: Story = {
  play: removing({ submits: false, sees: ['Pension Statement.pdf', 'Keep it'], sent: [] }),
};

export const Removing: Story = {
  parameters: removal.sending,
  play: removing({ sees: ['Removing...'] }),
};

export const Removed: Story = {
  play: async (context) => {
    const { canvas } = context;
    await removing({ sent: [{ p_id: '1' }] })(context);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(await canvas.findByText(wholeText('You removed Pension Statement.pdf'))).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Download Pension/ })).not.toBeInTheDocument());
    await expect(canvas.getByText(wholeText('Pension Statement.pdf has been removed.'))).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Your documents' })).toHaveFocus());
  },
};

export const RemovingFailed: Story = {
  parameters: removal.offline,
  play: async (context) => {
    await removing({ sees: [/check your internet connection/i, 'Remove document'] })(context);
    await expect(context.canvas.getByTitle('Pension Statement.pdf')).toBeInTheDocument();
  },
};

const addedByTheFirm =
  'We added this document for you, so it cannot be removed here. Please contact us if it is not yours.';

export const RemovingRefused: Story = {
  name: 'Refused, because the firm added it meanwhile',
  parameters: removal.refusing(addedByTheFirm),
  play: removing({ sees: [addedByTheFirm] }),
};

export const LongNames: Story = {
  parameters: {
    pensionTrace: {
      scenario: portalWith([
        { id: '1', name: longName, url: 'https://files.example.com/1', created_date: '2026-03-01T12:00:00Z' },
        { id: '2', name: `${'Rentenbescheid'.repeat(6)}.png`, url: 'https://files.example.com/2' },
      ]),
      memory: { pending: ['files.upload'] },
    },
  },
  play: async ({ canvas }) => {
    await choose(canvas, pdf(longName), pdf(`${'Rentenbescheid'.repeat(6)}.pdf`), new File([''], `${longName}.heic`));
    await expect(await canvas.findByTitle(longName)).toBeVisible();
    // The third is refused once its content has been read.
    await waitFor(() => expect(canvas.getAllByRole('progressbar')).toHaveLength(2));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OnAPhone: Story = {
  ...LongNames,
  globals: { viewport: { value: 'phone' } },
  tags: ['phone'],
};

export const CheckingAFile: Story = {
  name: 'A slow file, while it is checked',
  play: async ({ canvas, loaded }) => {
    const file = pdf();
    file.arrayBuffer = () => new Promise(() => undefined);
    await choose(canvas, file);
    await expect(await canvas.findByText('statement.pdf')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel uploading statement.pdf' })).toBeVisible();
    await expect(sentTo(loaded, 'files.upload')).toEqual([]);
    await expect(canvas.getByText(/^Looking at the file/)).toBeVisible();
  },
};

export const byStatus = {
  list: { empty: NothingYet, error: NotLoaded, pending: Loading, success: TwoDocuments } satisfies Record<
    ReturnType<typeof useDocuments>['status'],
    Story
  >,
  upload: {
    cancelled: Cancelled,
    success: Uploaded,
    error: NoConnection,
    pending: UploadingTwo,
  } satisfies Record<UseDocumentUploadsResult['uploads'][number]['state']['status'], Story>,
  removal: {
    confirming: AskedBeforeRemoving,
    success: Removed,
    error: RemovingFailed,
    idle: TwoDocuments,
    pending: Removing,
  } satisfies Record<ReturnType<typeof useDocumentRemoval>['state']['status'], Story>,
};
