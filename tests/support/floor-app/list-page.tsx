import { useQuery } from '@tanstack/react-query';
import { Shell } from './shell.tsx';

interface Row {
  id: number;
  title: string;
}

declare global {
  interface Window {
    /** Started by index.html, before this module has arrived. */
    earlyRows?: Promise<Row[]>;
  }
}

async function loadRows(): Promise<Row[]> {
  const early = window.earlyRows;
  if (early) {
    delete window.earlyRows;
    return early;
  }
  const response = await fetch('/api/rows');
  // The server of this page answers nothing else.
  return (await response.json()) as Row[];
}

export default function ListPage() {
  const { data = [] } = useQuery({ queryKey: ['rows'], queryFn: loadRows });
  return (
    <Shell page="list">
      <ul>
        {data.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </Shell>
  );
}
