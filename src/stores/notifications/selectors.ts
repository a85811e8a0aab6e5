import type { State } from './state';

export const getShown = ( { shown }: State ): number[] => shown;

export const isClosed = ( { closed }: State, id: number ): boolean => closed.includes( id );
