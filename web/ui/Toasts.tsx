/** The corner of the toasts: at most three, on a phone one and then the next; five seconds each, paused while one is pointed at. */
import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { limitFor } from './toast.tsx';

export function Toasts() {
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return (
    <Notifications
      position="bottom-right"
      limit={limitFor(isPhone)}
      autoClose={5000}
      pauseResetOnHover="notification"
    />
  );
}
