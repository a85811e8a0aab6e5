import type { Value } from '../../forms';
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

/** Updates values. Fields with the same answers stay the same objects, so that nothing renders again. */
const updateValues = ( fields: Fields, values: Record< number, Value >, used?: number ): Fields => {
	const changed = Object.entries( values ).flatMap( ( [ id, value ] ) => {
		const field = fields[ Number( id ) ];
		const isUsed = field?.used || Number( id ) === used;
		return field &&
			( isUsed !== field.used || JSON.stringify( value ) !== JSON.stringify( field.value ) )
			? [ [ id, { ...field, value, used: isUsed } ] as const ]
			: [];
	} );
	return changed.length ? { ...fields, ...Object.fromEntries( changed ) } : fields;
};

/** Updates errors. Unchecked and still valid fields stay the same objects; fields that are still invalid do not. */
const updateErrors = ( fields: Fields, messages: Messages ) =>
	mapFields( fields, ( field, id ) => {
		const errorMessage = messages[ id ];
		return errorMessage === undefined ||
			( ! errorMessage && ! field.errorMessage && field.valid )
			? field
			: { ...field, errorMessage, valid: ! errorMessage };
	} );

/** Removes the errors of hidden fields, which nobody can correct; they are checked again once they are visible. */
const withoutErrors = (
	{ fields, inputs, summary }: FormState,
	isHidden: ( id: number ) => boolean
): Pick< FormState, 'fields' | 'inputs' | 'summary' > => {
	const withoutHidden = < Item >( items: Record< string, Item > ): Record< string, Item > =>
		Object.fromEntries(
			Object.entries( items ).filter( ( [ id ] ) => ! isHidden( parseInt( id, 10 ) ) )
		);
	return {
		fields: mapFields( fields, ( field, id ) =>
			isHidden( id ) ? { ...field, errorMessage: '', valid: false } : field
		),
		inputs: withoutHidden( inputs ),
		summary: {
			...summary,
			messages: withoutHidden( summary.messages ),
			inputs: withoutHidden( summary.inputs ),
		},
	};
};

/** Removes messages with exactly these texts. */
const withoutTexts = (
	{ fields, summary }: FormState,
	texts: string[]
): Pick< FormState, 'fields' | 'summary' > => ( {
	fields: mapFields( fields, ( field ) =>
		texts.includes( field.errorMessage ) ? { ...field, errorMessage: '' } : field
	),
	summary: {
		...summary,
		messages: Object.fromEntries(
			Object.entries( summary.messages ).filter( ( [ , text ] ) => ! texts.includes( text ) )
		),
		others: summary.others.filter( ( text ) => ! texts.includes( text ) ),
	},
} );

/** Returns the page of the first error, so that it can be seen; the current page if there is none. */
const firstInvalidPage = ( { fields, page }: FormState, messages: Messages ) => {
	const pages = Object.entries( messages ).flatMap( ( [ id, message ] ) =>
		message ? [ fields[ Number( id ) ]?.page ?? page ] : []
	);
	return pages.length ? Math.min( ...pages ) : page;
};

const handlers: {
	[ Type in Action[ 'type' ] ]: (
		form: FormState,
		action: Extract< Action, { type: Type } >
	) => FormState;
} = {
	OPENED: ( _, { fields, page } ) => ( { ...newForm, fields, page } ),
	// A choice dispatches both `input` and `change`; the second one changes nothing.
	ANSWERED: ( form, { values, used } ) => {
		const fields = updateValues( form.fields, values, used );
		return fields === form.fields ? form : { ...form, fields };
	},
	LOGIC_RESOLVED: ( form, { hidden } ) => ( {
		...form,
		...withoutErrors( form, ( id ) => hidden.hiddenFields.has( id ) ),
		hidden,
	} ),
	CHECKED: ( form, { messages, inputs } ) => ( {
		...form,
		fields: updateErrors( form.fields, messages ),
		inputs: { ...form.inputs, ...inputs },
	} ),
	REFUSED: ( form, { messages, inputs, others } ) => ( {
		...form,
		loading: false,
		failure: null,
		failures: 0,
		refusals: form.refusals + 1,
		page: firstInvalidPage( form, messages ),
		summary: { messages, inputs, others },
		fields: updateErrors( form.fields, messages ),
		inputs: { ...form.inputs, ...inputs },
	} ),
	WITHDRAWN: ( form, { texts } ) => ( { ...form, ...withoutTexts( form, texts ) } ),
	BEGAN: ( form, { task } ) => ( {
		...form,
		loading: true,
		task,
		failure: null,
		summary: newForm.summary,
	} ),
	// The browser's Back does not end a submission that is being sent.
	TURNED: ( form, { page } ) => ( {
		...form,
		loading: form.loading && form.task !== 'turning',
		failure: null,
		page,
		turns: form.turns + 1,
		summary: newForm.summary,
	} ),
	ENDED: ( form ) => ( { ...form, loading: false } ),
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
	REOPENED: ( form ) => ( { ...form, confirmed: false } ),
};

export const reducer = ( state: State = {}, action: Action | { type: '@@INIT' } ): State => {
	if ( ! ( action.type in handlers ) ) {
		return state;
	}
	const formAction = action as Action;
	const handle = handlers[ formAction.type ] as ( form: FormState, action: Action ) => FormState;
	const previous = state[ formAction.form ] ?? newForm;
	const next = handle( previous, formAction );
	return next === previous ? state : { ...state, [ formAction.form ]: next };
};
