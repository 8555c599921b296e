import { screen, within } from '@testing-library/react';

/** A part of the page, by its name. */
export const region = (name: string) => within(screen.getByRole('region', { name }));
