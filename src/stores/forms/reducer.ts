import type { Action } from './actions';
import { newForm, type FieldState, type FormState, type Messages, type State } from './state';

type Fields = FormState[ 'fields' ];

const mapFields = (
	fields: Fields,
	change: ( field: FieldState, id: number ) => FieldState
): Fields =>
	Object.fromEntries(
		Object.entries( fields ).map( ( [ id, field ] ) => [ id, change( field, Number( id ) ) ] )
	);

/** Fields that were not checked keep what they show. */
const judge = ( fields: Fields, messages: Messages ) =>
	mapFields( fields, ( field, id ) => {
		const errorMessage = messages[ id ];
		return errorMessage === undefined
			? field
			: { ...field, errorMessage, valid: errorMessage === '' };
	} );

const handlers: {
	[ Type in Action[ 'type' ] ]: (
		form: FormState,
		action: Extract< Action, { type: Type } >
	) => FormState;
} = {
	OPENED: ( _, { fields } ) => ( { ...newForm, fields } ),
	ANSWERED: ( form, { values, used } ) => ( {
		...form,
		fields: mapFields( form.fields, ( field, id ) => {
			const value = values[ id ] ?? field.value;
			const same = String( value ) === String( field.value );
			return same && id !== used
				? field
				: { ...field, value, used: field.used || id === used };
		} ),
	} ),
	CHECKED: ( form, { messages } ) => ( { ...form, fields: judge( form.fields, messages ) } ),
	REFUSED: ( form, { messages, others } ) => ( {
		...form,
		loading: false,
		failure: null,
		failures: 0,
		refusals: form.refusals + 1,
		summary: { messages, others },
		fields: judge( form.fields, messages ),
	} ),
	SENDING: ( form ) => ( {
		...form,
		loading: true,
		failure: null,
		summary: newForm.summary,
	} ),
	IDLE: ( form ) => ( { ...form, loading: false } ),
	FAILED: ( form, { failure } ) => ( {
		...form,
		loading: false,
		failure,
		failures: form.failures + 1,
	} ),
	CONFIRMED: ( form, { html } ) => ( {
		...form,
		loading: html === '',
		confirmed: true,
		confirmation: html,
		failures: 0,
	} ),
};

export const reducer = ( state: State = {}, action: Action | { type: '@@INIT' } ): State => {
	if ( ! ( action.type in handlers ) ) {
		return state;
	}
	const known = action as Action;
	const handle = handlers[ known.type ] as ( form: FormState, action: Action ) => FormState;
	return { ...state, [ known.form ]: handle( state[ known.form ] ?? newForm, known ) };
};
