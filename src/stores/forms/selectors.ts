import { newForm, type FieldState, type FormState, type State } from './state';

/** A form by its element's id; one that nobody has taken over is new. */
export const getForm = ( state: State, form: string ): FormState => state[ form ] ?? newForm;

export const getField = ( state: State, form: string, field: number ): FieldState | undefined =>
	state[ form ]?.fields[ field ];
