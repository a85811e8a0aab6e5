/**
 * @jest-environment node
 */
import { readdirSync, readFileSync } from 'fs';
import { join } from 'path';
import type { Kind } from '../../src/contract/kind';
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
	list: 'Please complete each field.',
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

/** The same for the parts of compound fields, by kind and part. */
const PARTS: Array< [ kind: string, part: string, message: string, max: number | undefined ] > = [
	[ 'name', 'prefix', 'Please select your prefix.', undefined ],
	[ 'name', 'first', 'Please enter your first name.', 50 ],
	[ 'name', 'middle', 'Please enter your middle name.', 50 ],
	[ 'name', 'last', 'Please enter your last name.', 50 ],
	[ 'name', 'suffix', 'Please enter your suffix.', 50 ],
	[ 'address', 'line1', 'Please enter a valid address.', 100 ],
	[ 'address', 'line2', 'Please enter a valid address ( put - to indicate empty).', 100 ],
	[ 'address', 'city', 'Please enter a valid city.', 50 ],
	[ 'address', 'state', 'Please enter a valid city.', 50 ],
	[ 'address', 'postcode', 'Please enter a valid postcode.', 10 ],
	[ 'address', 'country', 'Please select a country.', undefined ],
];

/** Spec 9: input max lengths. */
const LIMITS: Record< string, number > = { email: 100, phone: 20, website: 50 };

/** Kinds with a pattern that people know without being told. */
const SELF_EXPLANATORY = [ 'email' ];

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

it.each( PARTS )( 'the %s\'s part %s says "%s"', ( kind, part, message, max ) => {
	const parts = cases
		.filter( ( one ) => one.kind === kind && ! one.case.valid )
		.flatMap( ( one ) => one.definition.fields.flatMap( ( { inputs } ) => inputs ) )
		.filter( ( input ) => input.part === part );
	const said = cases.flatMap( ( one ) =>
		parts.map( ( { id } ) => ( one.kind === kind ? one.case.inputs?.[ id ] : undefined ) )
	);

	expect( said ).toContain( message );
	expect( parts[ 0 ]?.rules?.find( ( { rule } ) => rule === 'maxLength' ) ).toEqual(
		max && { rule: 'maxLength', max, message }
	);
} );

it( 'a text that is refused by a pattern says beforehand what it wants', () => {
	const fields = join( __dirname, '../../contract/fields' );
	const silent = readdirSync( fields, { withFileTypes: true } )
		.filter( ( entry ) => entry.isDirectory() )
		.map( ( { name } ): Kind =>
			JSON.parse( readFileSync( join( fields, name, 'kind.json' ), 'utf8' ) )
		)
		.filter(
			( { shape, rules, hints } ) =>
				shape === 'text' && rules.some( ( { rule } ) => rule === 'pattern' ) && ! hints
		);

	expect( silent.map( ( { kind } ) => kind ) ).toEqual( SELF_EXPLANATORY );
} );
