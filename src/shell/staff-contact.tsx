import { useGetStaffContact } from '@generated/api/system/system';

/** Where the staff read what people write to them, in the middle of a sentence: "Write to …". */
export function StaffContact() {
  // Without the address the sentence still stands; an answer to any of our mails reaches the staff as well.
  const { data } = useGetStaffContact({ query: { staleTime: Infinity } });
  if (!data) return 'our staff';
  return (
    <a href={`mailto:${data.email}`} className="text-link font-medium underline">
      {data.email}
    </a>
  );
}
