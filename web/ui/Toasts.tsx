/** The corner of the toasts: at most three, five seconds each, paused while one is pointed at. */
import { Notifications } from '@mantine/notifications';

export function Toasts() {
  return (
    <Notifications position="bottom-right" limit={3} autoClose={5000} pauseResetOnHover="notification" />
  );
}
