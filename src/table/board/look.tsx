import { useNavigate, useSearchParams } from 'react-router-dom';
import { Segments } from '@/ui/inputs/segments';

/** Where the address says which look is shown; without it the table. */
export const LOOK_PARAM = 'view';
type Look = 'table' | 'board';

/** Which look the address asks for; the board is undefined where the table is shown. */
export function useLook<BoardOf>(declared: BoardOf | undefined) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const look: Look = declared && search.get(LOOK_PARAM) === 'board' ? 'board' : 'table';
  function setLook(next: Look) {
    // Text, as a list writes its address: its commas stay commas.
    const rest = search
      .toString()
      .split('&')
      .filter((pair) => pair !== '' && !pair.startsWith(`${LOOK_PARAM}=`))
      .map((pair) => pair.replaceAll('%2C', ','));
    const text = [...rest, ...(next === 'board' ? [`${LOOK_PARAM}=board`] : [])].join('&');
    void navigate({ search: text && `?${text}` });
  }
  return { board: look === 'board' ? declared : undefined, look, setLook };
}

export function LookSwitch({ look, onChange }: { look: Look; onChange: (look: Look) => void }) {
  return (
    <Segments
      label="Look"
      options={[
        { value: 'table', label: 'Table' },
        { value: 'board', label: 'Board' },
      ]}
      value={look}
      onChange={onChange}
    />
  );
}
