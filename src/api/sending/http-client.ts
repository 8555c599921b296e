import axios from 'axios';
import { API_ROOT } from '../api-root';
import { serializeParams } from '../params-serializer';

/** What the calls of the contract are sent with. */
export const httpClient = axios.create({
  baseURL: API_ROOT,
  withCredentials: true,
  headers: { Accept: 'application/json' },
  paramsSerializer: { serialize: serializeParams },
  // An answer that is not JSON is a failure. Without this it would reach the screens as text.
  responseType: 'json',
  transitional: { silentJSONParsing: false },
  adapter: 'xhr',
});
