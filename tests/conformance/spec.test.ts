/**
 * @jest-environment node
 */
import { readCases } from './cases';

/** The table of spec 5, for the kinds there are: what each says. */
const MESSAGES: Record< string, string > = {
	text: 'Please complete this field.',
	textarea: 'Please complete this field.',
	select: 'Please select an option.',
	radio: 'Please select an option.',
	checkbox: 'Please select an option.',
	consent: 'Please agree to the policy to proceed.',
	email: 'Please enter a valid email address.',
	phone: 'Please enter a valid phone number.',
	website: 'Please enter a valid URL.',
	number: 'Please input a valid number.',
};

/** Spec 9: input max lengths. */
const LIMITS: Record< string, number > = { email: 100, phone: 20, website: 50 };

const cases = readCases();

it.each( Object.entries( MESSAGES ) )( 'the kind %s says "%s"', ( kind, message ) => {
	const said = cases
		.filter( ( one ) => one.kind === kind && ! one.case.valid )
		.map( ( one ) => one.case.message );

	expect( said ).toContain( message );
} );

it.each( Object.entries( LIMITS ) )( 'the kind %s takes %i characters', ( kind, max ) => {
	const rules = cases.find( ( one ) => one.kind === kind )?.definition.fields[ 0 ]?.rules;

	expect( rules ).toContainEqual( expect.objectContaining( { rule: 'maxLength', max } ) );
} );

it( 'fields are checked 400 ms after typing', () => {
	expect( new Set( cases.map( ( one ) => one.definition.fields[ 0 ]?.delay ) ) ).toEqual(
		new Set( [ 400 ] )
	);
} );
