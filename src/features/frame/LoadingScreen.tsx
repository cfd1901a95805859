import { sharedMessages } from '../../provider/sharedMessages';
import { useMessages } from '../../provider/useMessages';
import { LoadingDots } from '../../ui/LoadingDots';

/** Stands where a page will be while it is not yet known which. It shows only when that takes a moment. */
export function LoadingScreen() {
  const texts = useMessages(sharedMessages);
  return (
    <div className="ptr-loading-screen">
      <LoadingDots label={texts.loading} />
    </div>
  );
}
