import { answerHandlers } from './answer';
import { makeHandlers } from './make';
import { readHandlers } from './read';

export const offerHandlers = { ...makeHandlers, ...answerHandlers, ...readHandlers };
