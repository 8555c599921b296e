/** The parts of the bundled OpenAPI document that the scripts look at; the linter has checked its shape. */

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export interface RawDocument {
  info?: { version?: string };
  paths: Record<
    string,
    Partial<Record<(typeof METHODS)[number], RawOperation>> & {
      parameters?: RawParameter[];
    }
  >;
  components?: {
    schemas?: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, RawResponse>;
  };
  'x-read-sets'?: Record<string, string[]>;
}

export type Role = 'visitor' | 'user' | 'verified_buyer' | 'admin';

export interface RawOperation {
  operationId: string;
  tags?: string[];
  summary?: string;
  description?: string;
  'x-role'?: Role;
  'x-begins-session'?: 'user' | 'admin';
  'x-ends-session'?: true;
  'x-in-person'?: true;
  'x-error-codes'?: string[];
  'x-paging'?: boolean;
  'x-makes-stale'?: string[];
  'x-origin'?: string;
  security?: Record<string, unknown>[];
  parameters?: RawParameter[];
  requestBody?: RawBody | Reference;
  responses: Record<string, RawResponse | Reference>;
}
export type RawParameter = Parameter | Reference;
export interface RawBody {
  content?: Record<string, Media>;
}
export interface RawResponse extends RawBody {
  headers?: Record<string, { required?: boolean; schema?: Schema } | Reference>;
}
interface Media {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, { value?: unknown } | Reference>;
}
/** A reference to another place in the document. */
export interface Reference {
  $ref: string;
}

/** A JSON schema. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  additionalProperties?: boolean | Schema;
  default?: unknown;
  description?: string;
  'x-asks'?: Asks;
  'x-origin'?: string;
  'x-transitions'?: Transition[];
  /** What a claim needs before a review; with `when`, only for these values of other fields. */
  'x-needed-for-review'?: { field: string; when?: Record<string, unknown[]> }[];
  'x-codes'?: Record<string, CodeFacts>;
}

/** What a field asks for if it is missing: one sentence, or those of its own fields. */
export type Asks = string | { [field: string]: Asks };

/** One row of a state machine. */
export interface Transition {
  from: string[];
  to: string;
  /** Null if time or another act brings it about. */
  operation: string | null;
  actor: string;
  guard?: string;
}

export interface CodeFacts {
  status: number;
  /** Whether every operation with the status may answer it. */
  implied?: boolean;
  /** The usual sentence. */
  message: string;
  description: string;
  errors?: Record<string, string[]>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  required?: boolean;
  schema: Schema;
}
