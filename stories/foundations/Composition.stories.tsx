import {
  Badge,
  Button,
  Card,
  Checkbox,
  DataRows,
  DateField,
  Disclosure,
  EmptyState,
  ErrorSummary,
  FormActions,
  Icon,
  Link,
  List,
  ListRow,
  Logo,
  Menu,
  Modal,
  Notice,
  PasswordField,
  ProgressBar,
  Screen,
  SelectField,
  Skeleton,
  SplitScreen,
  Steps,
  Switch,
  Tabs,
  TextField,
  TopBar,
} from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { findDialog } from '../findDialog';

const meta = {
  title: 'Foundations/Composition',
  tags: ['!autodocs'],
  parameters: { docs: { description: { component: 'The parts combined as the screens combine them.' } } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

function Bar({ isLoggedIn = false }: { isLoggedIn?: boolean }) {
  return (
    <TopBar
      logo={<Logo name="Harbour Pensions" />}
      homeHref="/"
      homeLabel="Harbour Pensions, home"
      onNavigate={nothing}
    >
      {isLoggedIn ? (
        <Menu
          label="Your account"
          items={[
            { id: 'profile', label: 'Profile', icon: 'user' },
            { id: 'logout', label: 'Logout', icon: 'logout' },
          ]}
          onAction={nothing}
        >
          Margaret Okafor
        </Menu>
      ) : null}
    </TopBar>
  );
}

/** A form after a failed submit. */
export const FormWithErrors: Story = {
  name: 'Form with errors',
  render: () => (
    <>
      <Bar />
      <Screen
        before={<ProgressBar step={1} total={12} label="Progress" text="Step 1 of 12" />}
        heading="Your Personal Details"
        lead="Please give your details as they appear on official records, such as your passport."
      >
        <ErrorSummary
          focusKey={0}
          errors={[
            { id: 'sample-last', message: 'Please enter a last name' },
            { id: 'sample-day', message: 'Please enter a valid day (1 to 30 days in this month)' },
            { id: 'sample-ni', message: 'Please enter a national insurance number' },
          ]}
        />
        <form noValidate>
          <SelectField
            label="Title"
            width="13"
            placeholder="Choose"
            defaultValue="2"
            options={[
              { value: '1', label: 'Mr' },
              { value: '2', label: 'Mrs' },
            ]}
          />
          <TextField id="sample-first" label="First name" width="30" defaultValue="Margaret" />
          <TextField id="sample-last" label="Last name" width="30" error="Please enter a last name" />
          <TextField
            id="sample-phone"
            label="Phone number"
            width="20"
            hint="A UK mobile or landline"
            inputMode="tel"
            defaultValue="07700 900123"
            help={
              <Disclosure summary="Why we ask">
                We call only when a provider asks something that you alone know.
              </Disclosure>
            }
          />
          <DateField
            legend="Date of birth"
            hint="For example, 27 3 1962"
            ids={{ day: 'sample-day', month: 'sample-month', year: 'sample-year' }}
            day={{
              label: 'Day',
              error: 'Please enter a valid day (1 to 30 days in this month)',
              inputProps: { defaultValue: '31' },
            }}
            month={{ label: 'Month', inputProps: { defaultValue: '4' } }}
            year={{ label: 'Year', inputProps: { defaultValue: '1962' } }}
          />
          <TextField
            id="sample-ni"
            label="National Insurance number"
            hint="It is on your payslip, P60 or a letter about your pension"
            placeholder="AB 123456 C"
            width="13"
            error="Please enter a national insurance number"
            help={<Disclosure summary="Why we ask">Providers use it to find a pension that is yours.</Disclosure>}
          />
          <FormActions>
            <Button type="submit">Next</Button>
          </FormActions>
        </form>
      </Screen>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toBeInvalid();
    await userEvent.click(canvas.getByRole('link', { name: 'Please enter a last name' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Last name' })).toHaveFocus());
  },
};

function PortalSample() {
  const [tab, setTab] = useState('traces');
  return (
    <>
      <Bar isLoggedIn />
      <Screen width="wide" heading="Good Morning Margaret" lead="Two providers have answered since your last visit.">
        <Tabs
          label="Your portal"
          selectedId={tab}
          onSelect={setTab}
          tabs={[
            {
              id: 'traces',
              label: 'Pension Traces',
              content: (
                <div className="ptr ptr-stack">
                  <List label="Pension traces">
                    <ListRow
                      title="Marks & Spencer"
                      meta="1988 to 1994 · Aviva"
                      badge={<Badge tone="success">Completed</Badge>}
                      action={<Button variant="quiet">View trace</Button>}
                    />
                    <ListRow
                      title="Humber Shipbuilding and Engineering Company"
                      meta="1979 to 1987"
                      badge={<Badge tone="warning">Searching</Badge>}
                      action={<Button variant="quiet">View trace</Button>}
                    />
                    <ListRow
                      title="Leeds City Council"
                      meta="1994 to 2003 · West Yorkshire Pension Fund"
                      badge={<Badge tone="warning">Apart Of Another Trace</Badge>}
                      action={<Button variant="quiet">View trace</Button>}
                    />
                  </List>
                  <Button variant="secondary" icon={<Icon name="plus" />}>
                    Add Trace
                  </Button>
                </div>
              ),
            },
            {
              id: 'pensions',
              label: 'Your Pensions',
              badge: 1,
              content: (
                <EmptyState icon="search" heading="No Pensions Found" action={<Button>Add Pension</Button>}>
                  You haven't created any pensions yet. Start by creating your first pension.
                </EmptyState>
              ),
            },
            { id: 'documents', label: 'Your Documents', content: <Skeleton shape="card" count={3} label="Loading" /> },
          ]}
        />
        <Notice tone="success" heading="We found something">
          Aviva holds a pension in your name. We have asked for its value.
        </Notice>
        <Card heading="Check your answers" headingAction={<Link href="#edit">Change all</Link>}>
          <DataRows
            rows={[
              { label: 'Name', value: 'Margaret Okafor', action: <Button variant="quiet">Change</Button> },
              { label: 'Date of birth', value: '27 March 1962', action: <Button variant="quiet">Change</Button> },
              { label: 'Address', value: '14 Albion Street, Leeds, LS1 6AA' },
            ]}
          />
        </Card>
        <Card heading="Notifications" tone="brand">
          <Switch label="Email" description="About your traces" isSelected onChange={nothing} />
          <Switch label="SMS" isSelected={false} onChange={nothing} />
        </Card>
      </Screen>
    </>
  );
}

/** Lists in the portal. */
export const Portal: Story = {
  name: 'Portal lists',
  render: () => <PortalSample />,
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Pension traces' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** A form beside the side panel. */
export const Access: Story = {
  name: 'Form and side panel',
  render: () => (
    <>
      <Bar />
      <SplitScreen
        aside={
          <>
            <h2>What happens next</h2>
            <Steps
              steps={[
                { title: 'You tell us where you worked', text: 'Years and names as far as you remember them.' },
                { title: 'We write to the providers', text: 'Most answer within two to six weeks.' },
                { title: 'You see what was found', text: 'And you decide what to do with it.' },
              ]}
            />
            <p>
              It is your choice. Stop whenever you like. <Link href="#who">Who we are</Link>
            </p>
          </>
        }
      >
        <Screen
          heading="Reclaim Your Lost Pension"
          lead={
            <>
              Already have an account? <Link href="#login">Log in</Link>
            </>
          }
        >
          <form noValidate>
            <TextField label="Email" type="email" autoComplete="email" />
            <PasswordField label="Password" hint="8 to 32 characters" autoComplete="new-password" />
            <Checkbox label="Keep me up to date" description="You can change this at any time." defaultChecked />
            <FormActions>
              <Button type="submit">Start Your Trace</Button>
            </FormActions>
          </form>
        </Screen>
      </SplitScreen>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};

/** A form in a modal above the page. */
export const InAModal: Story = {
  name: 'Form in a modal',
  render: () => (
    <>
      <PortalSample />
      <Modal isOpen onClose={nothing} heading="Create New Trace">
        <p>Tell us who you worked for. Leave out what you do not remember.</p>
        <form noValidate>
          <TextField label="Employer" />
          <TextField label="Start year" mark="(Approximately)" width="4" inputMode="numeric" />
          <FormActions>
            <Button type="submit">Next</Button>
            <Button variant="secondary">Cancel</Button>
          </FormActions>
        </form>
      </Modal>
    </>
  ),
  play: async () => {
    const dialog = await findDialog({ name: 'Create New Trace' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
