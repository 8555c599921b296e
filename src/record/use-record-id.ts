import { useParams } from 'react-router-dom';

/**
 * The number in a record's address, `:id` of its route. What can be no number of a record (a typed-in address) is not asked
 * for: it is 0 then, and not possible.
 */
export function useRecordId(): { id: number; isPossible: boolean } {
  const { id = '' } = useParams();
  const isPossible = /^[1-9]\d{0,8}$/.test(id);
  return { id: isPossible ? Number(id) : 0, isPossible };
}
