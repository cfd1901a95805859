import type { ReactElement } from 'react';
import {
  Badge,
  Button,
  Card,
  Checkbox,
  ChoiceRows,
  ComboBoxField,
  DataRows,
  DateField,
  Disclosure,
  EmptyState,
  ErrorBox,
  ErrorSummary,
  FormActions,
  Link,
  List,
  ListRow,
  Logo,
  Menu,
  Notice,
  PasswordField,
  ProgressBar,
  RadioRows,
  Rings,
  Screen,
  SelectField,
  Skeleton,
  SplitScreen,
  Steps,
  Switch,
  Tabs,
  TextField,
  TopBar,
  Tracker,
} from '../../src/ui';

const nothing = () => undefined;
const options = [{ value: 'a', label: 'First' }];

/** One of each part, in its initial state. */
export const everyPart: Record<string, ReactElement> = {
  Badge: <Badge tone="info">Searching</Badge>,
  Button: <Button busyLabel="Loading...">Next</Button>,
  Card: <Card heading="Tasks" />,
  Checkbox: <Checkbox label="Agree" />,
  ChoiceRows: <ChoiceRows label="Why" options={options} onChoose={nothing} />,
  ComboBoxField: <ComboBoxField label="Provider" value="" onChange={nothing} suggestions={['Aviva']} />,
  DataRows: <DataRows rows={[{ label: 'Name', value: 'Margaret' }]} />,
  DateField: (
    <DateField legend="Date of birth" day={{ label: 'Day' }} month={{ label: 'Month' }} year={{ label: 'Year' }} />
  ),
  Disclosure: <Disclosure summary="Why we ask">Because</Disclosure>,
  EmptyState: <EmptyState heading="No Traces Found">Start by creating your first trace.</EmptyState>,
  ErrorBox: <ErrorBox message="Please try again" />,
  ErrorSummary: <ErrorSummary errors={[{ id: 'name', message: 'Please enter a first name' }]} focusKey={1} />,
  FormActions: (
    <FormActions>
      <a href="/back">Back</a>
    </FormActions>
  ),
  Link: <Link href="/faqs">FAQs</Link>,
  List: (
    <List>
      <ListRow title="Marks & Spencer" />
    </List>
  ),
  Logo: <Logo name="Your Firm" />,
  Menu: (
    <Menu label="Account" items={[]} onAction={nothing}>
      Margaret
    </Menu>
  ),
  Notice: <Notice tone="success">Saved</Notice>,
  PasswordField: <PasswordField label="Password" />,
  ProgressBar: <ProgressBar step={3} total={12} label="Progress" text="Step 3 of 12" />,
  RadioRows: <RadioRows legend="How" name="how" options={options} onChange={nothing} />,
  Screen: <Screen heading="Your Address" />,
  SelectField: <SelectField label="Title" options={options} />,
  Skeleton: <Skeleton shape="row" count={3} label="Loading" />,
  SplitScreen: <SplitScreen aside="What happens next">Form</SplitScreen>,
  Steps: <Steps steps={[{ title: 'You sign' }]} />,
  Switch: <Switch label="Email" isSelected onChange={nothing} />,
  Tabs: (
    <Tabs tabs={[{ id: 'one', label: 'One', content: 'First' }]} selectedId="one" onSelect={nothing} label="Portal" />
  ),
  TextField: <TextField id="first" label="First name" hint="As on records" error="Please enter a first name" />,
  TopBar: <TopBar logo="Logo" homeHref="/" homeLabel="Home" />,
  Rings: <Rings />,
  Tracker: <Tracker label="Progress" steps={[{ label: 'Received' }, { label: 'Answered' }]} current={1} />,
};
