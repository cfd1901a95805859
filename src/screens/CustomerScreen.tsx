import { Screen, type ScreenProps } from '../ui/Screen';
import { ForCustomer, type ForCustomerProps } from './ForCustomer';

interface CustomerScreenProps extends ScreenProps, Pick<ForCustomerProps, 'staysAfterLogOut'> {}

/** A Screen for logged-in customers. Renders a log-in prompt while logged out. */
export function CustomerScreen({ staysAfterLogOut, ...screen }: CustomerScreenProps) {
  return (
    <ForCustomer staysAfterLogOut={staysAfterLogOut ?? false}>
      <Screen {...screen} />
    </ForCustomer>
  );
}
