import { useParams } from 'react-router-dom';

/**
 * The number in a record's address, `:id` of its route. If it cannot be the number of a record (a typed-in address),
 * the id is 0, `isPossible` is false and nothing should be read.
 */
export function useRecordId(): { id: number; isPossible: boolean } {
  const { id = '' } = useParams();
  const isPossible = /^[1-9]\d{0,8}$/.test(id);
  return { id: isPossible ? Number(id) : 0, isPossible };
}
