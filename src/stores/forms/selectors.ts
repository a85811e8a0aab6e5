import { newForm, type FieldState, type FormState, type State } from './state';

/** Returns a form by its element's id; an empty one if its island has not started. */
export const getForm = ( state: State, form: string ): FormState => state[ form ] ?? newForm;

export const getField = ( state: State, form: string, field: number ): FieldState | undefined =>
	state[ form ]?.fields[ field ];
