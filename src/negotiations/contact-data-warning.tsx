import { seemsToHoldContactData } from '@/domain/messages/contact-data';
import { useSession } from '@/session/session-store';

/** Warns a person who writes to the other side before names are disclosed. Empty if the text holds no contact data. */
export function ContactDataWarning({ text, what = 'This' }: { text: string; what?: string }) {
  const sender = useSession((session) => session.user);
  if (!seemsToHoldContactData(text, sender)) return null;
  return (
    <p className="text-warning-ink max-w-measure text-xs">
      {what} seems to hold your name, an email address, a phone number or a handle. The other side
      reads it as it is, and our staff are told. Names are disclosed once an offer is accepted.
    </p>
  );
}
