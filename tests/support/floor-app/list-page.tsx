import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { pages } from './pages.tsx';
import { rowQuery, rowsQuery } from './rows.ts';
import { Shell } from './shell.tsx';

export default function ListPage() {
  const client = useQueryClient();
  const { data = [] } = useQuery(rowsQuery);
  return (
    <Shell page="list">
      <ul>
        {data.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`/claims/${id}`}
              onPointerEnter={() => {
                void pages.detail.load();
                void client.query(rowQuery(`${id}`));
              }}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Shell>
  );
}
