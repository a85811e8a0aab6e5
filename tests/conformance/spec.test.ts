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
	multiselect: 'Please select an option.',
	date: 'Please enter a valid date.',
	time: 'Please enter a valid time.',
	quiz: 'Incorrect. Please try again.',
	fileupload: 'Please upload a file.',
};

/** Spec 5: what else a file may be told; {n} is 8 unless the form says so (spec 9). */
const FILE_MESSAGES = [
	/^Your file must be a .+ file format\.$/,
	/^Your file cannot be more than 8MB in size\.$/,
];

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

it.each( FILE_MESSAGES )( 'a file is told %s', ( message ) => {
	const said = cases.flatMap( ( one ) =>
		one.kind === 'fileupload' ? ( one.case.message ?? [] ) : []
	);

	expect( said ).toContainEqual( expect.stringMatching( message ) );
} );

it( 'fields are checked 400 ms after typing, dates 750 ms after', () => {
	const delays = cases.map( ( { definition, kind } ) => [ kind, definition.fields[ 0 ]?.delay ] );

	expect(
		delays.filter( ( [ kind, delay ] ) => delay !== ( kind === 'date' ? 750 : 400 ) )
	).toEqual( [] );
} );
