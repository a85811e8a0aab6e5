import { createSelector } from '@wordpress/data';
import type { FormProblem } from '../../api/admin/check-edited-form';
import type { Removal, State } from './state';

/** HTML; undefined while the server has not seen the field. */
export const getPreview = ( state: State, field: number ): string | undefined =>
	state.previews[ field ];

/** Those of a field, or with null of the form as a whole. */
export const getProblems = createSelector(
	( state: State, field: number | null ): FormProblem[] =>
		state.problems.filter( ( problem ) => problem.field === field ),
	( state: State ) => [ state.problems ]
);

export const getAllProblems = ( state: State ): FormProblem[] => state.problems;

/** What works in a field, or with null in the form as a whole, but hardly as it was meant. */
export const getWarnings = createSelector(
	( state: State, field: number | null ): FormProblem[] =>
		state.warnings.filter( ( warning ) => warning.field === field ),
	( state: State ) => [ state.warnings ]
);

export const getAllWarnings = ( state: State ): FormProblem[] => state.warnings;

/** Whether the problems may be those of an earlier form than the one on the screen. */
export const isCheckFailed = ( state: State ): boolean => state.isCheckFailed;

/** The setting that somebody wants to mend, in this field or, with null, in the form itself. */
export const getDestination = ( state: State, field: number | null ): string | null =>
	state.destination?.field === field ? state.destination.setting : null;

/** What somebody is asked about before it is deleted. */
export const getRemoval = ( state: State ): Removal | null => state.removal;
