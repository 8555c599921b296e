import type { Notification, UnreadCounts } from '@generated/model';

/** An offer that was made for a claim of the user. */
export function aNotification(differences: Partial<Notification> = {}): Notification {
  return {
    id: 512,
    category: 'offer',
    title: 'Offer for CLM-7K3F9Q',
    body: 'Buyer 4821 offers 112.5 % of the face amount.',
    path: '/my-offers/204',
    read_at: null,
    created_at: '2026-11-18T09:30:00.000Z',
    ...differences,
  };
}

/** What waits for the user: nothing except what the test names. */
export function unreadCounts(differences: Partial<UnreadCounts> = {}): UnreadCounts {
  const { notifications = 0 } = differences;
  return {
    notifications,
    latest_notification_id: notifications > 0 ? aNotification().id : null,
    messages: 0,
    offers: 0,
    sales: 0,
    ...differences,
  };
}
