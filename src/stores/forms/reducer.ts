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

/** Fields whose answers are the same stay the same, so that nothing that shows them is made anew. */
const answer = ( fields: Fields, values: Record< number, Value >, used?: number ): Fields => {
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

/** Fields that were not checked, and those of which the same is said again, stay the same. */
const judge = ( fields: Fields, messages: Messages ) =>
	mapFields( fields, ( field, id ) => {
		const errorMessage = messages[ id ] ?? field.errorMessage;
		const valid = id in messages ? errorMessage === '' : field.valid;
		return errorMessage === field.errorMessage && valid === field.valid
			? field
			: { ...field, errorMessage, valid };
	} );

/** Nobody can mend what does not show; it is judged anew when it shows again. */
const withoutErrors = (
	{ fields, inputs, summary }: FormState,
	isHidden: ( id: number ) => boolean
): Pick< FormState, 'fields' | 'inputs' | 'summary' > => {
	const shown = < Item >( items: Record< string, Item > ): Record< string, Item > =>
		Object.fromEntries(
			Object.entries( items ).filter( ( [ id ] ) => ! isHidden( parseInt( id, 10 ) ) )
		);
	return {
		fields: mapFields( fields, ( field, id ) =>
			isHidden( id ) ? { ...field, errorMessage: '', valid: false } : field
		),
		inputs: shown( inputs ),
		summary: {
			...summary,
			messages: shown( summary.messages ),
			inputs: shown( summary.inputs ),
		},
	};
};

/** Without what is said in these very words. */
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

/** Where the first thing to mend stands, so that it can be seen; else the page that shows. */
const firstPage = ( { fields, page }: FormState, messages: Messages ) => {
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
	// A choice is told of twice, by `input` and by `change`: what is known already has changed nothing.
	ANSWERED: ( form, { values, used } ) => {
		const fields = answer( form.fields, values, used );
		return fields === form.fields ? form : { ...form, fields };
	},
	SETTLED: ( form, { hidden } ) => ( {
		...form,
		...withoutErrors( form, ( id ) => hidden.hiddenFields.has( id ) ),
		hidden,
	} ),
	CHECKED: ( form, { messages, inputs } ) => ( {
		...form,
		fields: judge( form.fields, messages ),
		inputs: { ...form.inputs, ...inputs },
	} ),
	REFUSED: ( form, { messages, inputs, others } ) => ( {
		...form,
		loading: false,
		failure: null,
		failures: 0,
		refusals: form.refusals + 1,
		page: firstPage( form, messages ),
		summary: { messages, inputs, others },
		fields: judge( form.fields, messages ),
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
	// The browser's Back ends nothing that is on its way.
	TURNED: ( form, { page } ) => ( {
		...form,
		loading: form.loading && form.task !== 'turning',
		failure: null,
		page,
		turns: form.turns + 1,
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
	REOPENED: ( form ) => ( { ...form, confirmed: false } ),
};

export const reducer = ( state: State = {}, action: Action | { type: '@@INIT' } ): State => {
	if ( ! ( action.type in handlers ) ) {
		return state;
	}
	const known = action as Action;
	const handle = handlers[ known.type ] as ( form: FormState, action: Action ) => FormState;
	const before = state[ known.form ] ?? newForm;
	const now = handle( before, known );
	return now === before ? state : { ...state, [ known.form ]: now };
};
