import { readHandlers } from './read';
import { stageHandlers } from './stages';

export const negotiationHandlers = { ...readHandlers, ...stageHandlers };
