import type { EditedGroup, State } from './state';

export const getStatus = ( state: State ) => state.status;

export const getGroups = ( state: State ): EditedGroup[] => state.groups;

export const getOutcomes = ( state: State ) => state.outcomes;

export const isSaving = ( state: State ): boolean => state.isSaving;

export const isPreviewOpen = ( state: State ): boolean => state.isPreviewOpen;

/** Whether there are unsaved edits. */
export const hasEdits = ( state: State ): boolean =>
	state.groups.some( ( { edits } ) => Object.keys( edits ).length > 0 );
