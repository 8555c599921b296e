import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { rowQuery } from './rows.ts';
import { Shell } from './shell.tsx';

export default function DetailPage() {
  const { id = '' } = useParams();
  const { data } = useQuery(rowQuery(id));
  return (
    <Shell page="detail">
      {data && (
        <dl>
          <dt>Number</dt>
          <dd>{data.id}</dd>
          <dt>Claim</dt>
          <dd>{data.title}</dd>
        </dl>
      )}
    </Shell>
  );
}
