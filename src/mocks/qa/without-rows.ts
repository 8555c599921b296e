import type { Respond } from '../tabs';

/** The exchange's own answer, without the rows if it is a list. */
export async function withoutRows(request: Request, exchange: Respond): Promise<Response> {
  const response = await exchange(request);
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
  if (response.status !== 200 || !isJson) return response;
  return Response.json(emptied(await response.json()), { headers: response.headers });
}

/** A list has rows and numbers about them. Anything with other values is a record and stays as it is. */
export function emptied(body: unknown): unknown {
  if (Array.isArray(body)) return [];
  if (typeof body !== 'object' || body === null) return body;
  const parts = Object.entries(body);
  const isList =
    parts.some(([, value]) => Array.isArray(value)) &&
    parts.every(([, value]) => Array.isArray(value) || /number|boolean/.test(typeof value));
  return isList
    ? Object.fromEntries(parts.map(([name, value]) => [name, none(name, value)]))
    : body;
}

function none(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'boolean') return false;
  return name === 'total_count' ? 0 : value;
}
