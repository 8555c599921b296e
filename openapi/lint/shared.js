export const ORIGINS = ['listed', 'designed'];

export const READING = ['get', 'head'];

export const follow = (context, node) => (node?.$ref ? context.resolve(node).node : node);
