import { screen, within } from '@testing-library/react';

/** A region of the page, by name. */
export const region = (name: string) => within(screen.getByRole('region', { name }));
