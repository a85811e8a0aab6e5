/** @jest-environment node */
import { readFileSync } from 'fs';
import { join } from 'path';
import type { FieldRule, PublicDefinition, PublicField } from '../../../contract/public-definition';
import { complete } from './complete';
import type { PrintedDefinition } from './printed-definition';

const cases: Array< [ string, { printed: PrintedDefinition; public: PublicDefinition } ] > =
	Object.entries(
		JSON.parse(
			readFileSync(
				join( __dirname, '../../../../tests/fixtures/printed-definitions.json' ),
				'utf8'
			)
		)
	);

const isChecked = ( { rule }: FieldRule ) => rule !== 'offered';

/** Keeps the `required` message only if an answer or a rule needs it. */
const messagesOf = ( { messages: { required, ...others }, ...field }: PublicField ) => ( {
	...others,
	...( ( field.required || field.rules.some( isChecked ) ) && { required } ),
} );

/** Returns the properties of a field that the island needs, which are all that the page prints. */
const fieldForIsland = ( field: PublicField ) => ( {
	...field,
	kind: '',
	rules: field.rules.filter( isChecked ),
	messages: messagesOf( field ),
	inputs: field.inputs.map( ( { control, label, rules = [], required, value, ...input } ) => ( {
		...input,
		...( control === 'select' && { control } ),
		...( input.part && { label } ),
		...( required && { required } ),
		...( value && { value } ),
		rules: rules.filter( isChecked ),
	} ) ),
} );

it.each( cases )(
	'makes of what the page of a %s form says all that the island needs',
	( _, { printed, public: whole } ) => {
		const hasLogic = whole.order.length > 0;
		const { fields, order, pageList, submit, ...form } = complete( printed, {} );
		expect( form ).toMatchObject( {
			id: whole.id,
			pages: whole.pages,
			texts: whole.texts,
		} );
		expect( { order, submit } ).toEqual( { order: whole.order, submit: whole.submit } );
		expect( fields ).toEqual(
			whole.fields
				.filter( ( { shape } ) => hasLogic || shape !== 'none' )
				.map( fieldForIsland )
		);
		expect( pageList ).toEqual(
			whole.pageList.map( ( page ) => ( {
				...page,
				next: {},
				previous: {},
				fields: hasLogic ? page.fields : [],
			} ) )
		);
	}
);

it( 'says what the page says beside the form', () => {
	const printed = { id: 1, texts: { retry: 'Again' }, fields: [] };
	expect( complete( printed, { failed: 'It failed.' } ).texts ).toEqual( {
		retry: 'Again',
		failed: 'It failed.',
	} );
} );
