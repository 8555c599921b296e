import { isVerifiedBuyer } from '@/domain/buyers/verified-buyer';
import type { Area } from '@/route-table';
import type { SessionState } from '../stored-session';

export type Entrant = Pick<SessionState, 'token' | 'isAdmin' | 'user'>;

/** Whether the pages of an area are open to a person with this session (specification, sections 2 and 4). */
export function mayEnter(area: Area, { token, isAdmin, user }: Entrant): boolean {
  switch (area) {
    case 'auth':
    case 'public':
      return true;
    case 'user':
      return token !== null && !isAdmin;
    case 'buyer':
      return token !== null && !isAdmin && isVerifiedBuyer(user);
    case 'admin':
      return token !== null && isAdmin;
  }
}
