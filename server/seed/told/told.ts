import type { NotificationCategory } from '@generated/model';
import type { Letter, Letterhead } from '../../mail/letter';

/** Something that a person was told, as the exchange would have told it. */
export interface Told {
  userId: number;
  category: NotificationCategory;
  at: Date;
  letter: (head: Letterhead) => Letter;
}
