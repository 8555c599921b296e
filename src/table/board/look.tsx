import { useNavigate, useSearchParams } from 'react-router-dom';
import { Segments } from '@/ui/inputs/segments';
import { withParams } from '../with-params';

/** The parameter that says which look is shown; the table by default. */
export const LOOK_PARAM = 'view';
type Look = 'table' | 'board';

/** The look that the address asks for. The board is undefined if the table is shown. */
export function useLook<BoardOf>(declared: BoardOf | undefined) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const look: Look = declared && search.get(LOOK_PARAM) === 'board' ? 'board' : 'table';
  function setLook(next: Look) {
    const view = next === 'board' ? next : null;
    void navigate({ search: withParams(search, { [LOOK_PARAM]: view }) });
  }
  return { board: look === 'board' ? declared : undefined, look, setLook };
}

export function LookSwitch({ look, onChange }: { look: Look; onChange: (look: Look) => void }) {
  return (
    <Segments
      label="View"
      options={[
        { value: 'table', label: 'Table' },
        { value: 'board', label: 'Board' },
      ]}
      value={look}
      onChange={onChange}
    />
  );
}
