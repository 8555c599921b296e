// Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
/** What one query parameter may hold; `isList` where several values are joined by commas. */
export interface QueryField {
  isList: boolean;
  type: string;
  enum?: readonly string[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}
export interface Query<Params, Defaults extends Partial<Params> = Partial<Params>> {
  fields: Record<keyof Params & string, QueryField>;
  /** What the exchange takes for a parameter that is not sent. */
  defaults: Defaults;
  /** Holds the type only, never a value. */
  params?: Params;
}
