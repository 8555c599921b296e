import { expectTypeOf, test } from 'vitest';
import type { components } from '@generated/contract';
import type { Models } from '@generated/models';

type Schemas = components['schemas'];

/** Orval types a file as Blob, openapi-typescript as string: the one place where the two cannot agree. */
type WithFiles = 'DocumentUpload' | 'ClaimDocumentUpload' | 'AdminDocumentUpload';

/** Intersections and aliases resolved, so that only the shape counts. */
type Shape<T> = T extends object ? { [Key in keyof T]: Shape<T[Key]> } : T;
type Same<A, B> =
  (<T>() => T extends Shape<A> ? 1 : 2) extends <T>() => T extends Shape<B> ? 1 : 2 ? true : false;
type Differing = {
  [Name in Exclude<keyof Schemas, WithFiles>]: Same<Schemas[Name], Models[Name]> extends true
    ? never
    : Name;
}[Exclude<keyof Schemas, WithFiles>];

test("Orval's models and openapi-typescript's are the same shapes", () => {
  expectTypeOf<keyof Models>().toEqualTypeOf<keyof Schemas>();
  expectTypeOf<Differing>().toBeNever();
});

test('a model of another shape is told apart', () => {
  expectTypeOf<Same<Schemas['Admin'], Omit<Models['Admin'], 'email'>>>().toEqualTypeOf<false>();
  expectTypeOf<Same<{ a: string | null }, { a: string }>>().toEqualTypeOf<false>();
});
