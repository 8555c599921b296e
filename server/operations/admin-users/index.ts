import { changeHandlers } from './change';
import { createHandlers } from './create';
import { readHandlers } from './read';

export const adminUserHandlers = { ...readHandlers, ...createHandlers, ...changeHandlers };
