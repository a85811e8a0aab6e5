import { createSelector } from '@wordpress/data';
import type { FormProblem } from '../../api/admin/check-edited-form';
import type { Removal, State } from './state';

/** Returns the preview as HTML; undefined until the server has rendered the field. */
export const getPreview = ( state: State, field: number ): string | undefined =>
	state.previews[ field ];

/** Returns the problems of a field, or with null those of the form as a whole. */
export const getProblems = createSelector(
	( state: State, field: number | null ): FormProblem[] =>
		state.problems.filter( ( problem ) => problem.field === field ),
	( state: State ) => [ state.problems ]
);

export const getAllProblems = ( state: State ): FormProblem[] => state.problems;

/** Returns the warnings of a field, or with null of the form: settings that work, but probably not as intended. */
export const getWarnings = createSelector(
	( state: State, field: number | null ): FormProblem[] =>
		state.warnings.filter( ( warning ) => warning.field === field ),
	( state: State ) => [ state.warnings ]
);

export const getAllWarnings = ( state: State ): FormProblem[] => state.warnings;

/** Whether the problems may be outdated because the current form could not be checked. */
export const isCheckFailed = ( state: State ): boolean => state.isCheckFailed;

/** Returns the setting that an editor wants to fix, in this field or, with null, in the form itself. */
export const getDestination = ( state: State, field: number | null ): string | null =>
	state.destination?.field === field ? state.destination.setting : null;

/** Returns the deletion that waits for confirmation. */
export const getRemoval = ( state: State ): Removal | null => state.removal;
