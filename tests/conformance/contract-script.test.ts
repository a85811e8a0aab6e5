/**
 * @jest-environment node
 */
import { spawnSync } from 'child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { compileWith, root } from './support/compile-contract';

const listed = ( name: string ): string =>
	JSON.parse(
		readFileSync( join( root, 'contract/schema/kind.schema.json' ), 'utf8' )
	).properties[ name ].enum.join( ', ' );

const bar = {
	type: 'object',
	title: 'First bar',
	settings: {
		side: { type: 'string', title: 'Side of it', default: 'left' },
		width: { type: 'integer', title: 'Width of it', default: 12 },
	},
};

describe( 'a contract with a kind and a group of settings more', () => {
	let result: ReturnType< typeof compileWith >;

	beforeAll( () => {
		const second = {
			like: 'first',
			title: 'Second bar',
			settings: { side: { default: 'right' } },
		};
		result = compileWith(
			{ colour: { title: "Jo's colour" } },
			{ bars: { first: bar, second } }
		);
	} );

	it( 'compiles', () => {
		expect( [ result.status, result.stderr ] ).toEqual( [ 0, '' ] );
	} );

	it( 'has the words of a kind that is one folder more in literal calls for translation tools', () => {
		expect( result.php ).toContain( "'title' => __( 'Jo\\'s colour', 'atoll' )," );
	} );

	it( 'has the country and the state of the same name translated apart', () => {
		expect( result.php ).toContain( "'text' => _x( 'Georgia', 'country', 'atoll' )," );
		expect( result.php ).toContain( "'text' => _x( 'Georgia', 'US state', 'atoll' )," );
	} );

	it( 'has a setting that is like another say all that the other says, but for what it says itself', () => {
		const second = result.settings.slice( result.settings.indexOf( 'Second bar' ) );
		for ( const word of [ 'Side of it', "'right'", 'Width of it', '12' ] ) {
			expect( second ).toContain( word );
		}
		expect( second ).not.toContain( "'left'" );
	} );
} );

it( 'names definitions anew when what compiles them changes', () => {
	const copy = mkdtempSync( join( tmpdir(), 'atoll-engine-' ) );
	const script = join( root, 'scripts/contract/fingerprint.mjs' );
	const named = () =>
		spawnSync(
			'node',
			[
				'--input-type=module',
				'-e',
				`import { fingerprint } from '${ script }'; process.stdout.write( await fingerprint( '${ copy }', {} ) );`,
			],
			{ encoding: 'utf8' }
		).stdout;
	try {
		cpSync( join( root, 'php/Engine' ), join( copy, 'php/Engine' ), { recursive: true } );
		const names = [ named() ];
		for ( const file of [
			'Compiling/Fields/RuleList.php',
			'Contract/Kind.php',
			'Markup/Html.php',
		] ) {
			appendFileSync( join( copy, 'php/Engine', file ), '// Changed.\n' );
			names.push( named() );
		}
		expect( new Set( names ).size ).toBe( 4 );
	} finally {
		rmSync( copy, { recursive: true } );
	}
} );

describe( 'refuses and names the mend of', () => {
	const parts = ( change: object ) => ( {
		characters: { letters: [ { class: '[\\p{L}]' } ] },
		inputs: [ { part: 'a', number: 1, label: 'A', message: 'No.', columnSpan: 12, ...change } ],
	} );
	const rule = ( change: object ) => ( { rules: [ { message: 'No.', ...change } ] } );
	const wrong: Record< string, [ object, string ] > = {
		shape: [ { shape: 'tint' }, `unknown shape "tint"; shapes are ${ listed( 'shape' ) }` ],
		control: [
			{ control: 'dial' },
			`unknown control "dial"; controls are ${ listed( 'control' ) }`,
		],
		title: [ { title: undefined }, 'it lacks "title"' ],
		property: [ { tint: 'red' }, 'it has an unknown property "tint"; remove it' ],
		naming: [ { kind: 'color' }, '"kind" is "color"; name it "naming", as its folder' ],
		message: [ { required: undefined }, 'it may be required, so give "required" its message' ],
		rule: [ rule( { rule: 'isRed' } ), 'unknown rule "isRed"; rules are maxLength, ' ],
		lack: [ rule( { rule: 'maxLength' } ), 'rule "maxLength" lacks "max"' ],
		surplus: [
			rule( { rule: 'maxLength', max: 1, min: 2 } ),
			'rule "maxLength" has no "min"; it has rule, max, message',
		],
		amount: [
			rule( { rule: 'maxLength', max: '5' } ),
			'rule "maxLength": "max" must be integer',
		],
		from: [
			rule( { rule: 'maxLength', from: { max: 'maxLenght' } } ),
			'"from" asks for "maxLenght", which is no setting here; there are label, ',
		],
		when: [
			rule( { rule: 'maxLength', max: 5, when: { numberFormat: 'currency' } } ),
			'"when" asks for "numberFormat", which is no setting here; there are label, ',
		],
		toggle: [
			rule( { rule: 'maxLength', max: 5, when: { required: 'true' } } ),
			'"when" asks whether "required" is "true"; it can be "yes", ""',
		],
		part: [ { parts: [ { part: 'datez' } ] }, 'unknown part "datez"; parts are address, ' ],
		difference: [
			{ gravity: { type: 'x', differences: [ { text: 'Short.', rule: 'maxSize' } ] } },
			'a difference names the rule "maxSize", which the kind does not have',
		],
		sentence: [
			{ gravity: { type: 'x', differences: [ { text: '{field}: {max}.' } ] } },
			'nothing is put in the place of {max} in "{field}: {max}."',
		],
		nameless: [
			{ gravity: { type: 'x', differences: [ { text: 'Up to 5.' } ] } },
			'"Up to 5." does not say which field it is of; name it by {field}',
		],
		there: [
			{
				gravity: {
					type: 'x',
					differences: [ { text: '{field}', ifThere: { adressType: 'us' } } ],
				},
			},
			'a difference asks for "adressType" in Gravity Forms; known are addressType, ',
		],
		partial: [
			{ parts: [ { part: 'date', when: { nosuch: 'yes' } } ] },
			'"when" asks for "nosuch", which is no setting here; there are label, ',
		],
		format: [
			rule( { rule: 'min', min: 5, format: 'decimal' } ),
			'rule "min": unknown format "decimal"; values of format are decimal_dot, ',
		],
		escape: [
			rule( { rule: 'pattern', pattern: '^\\d+$' } ),
			'pattern ^\\d+$ uses \\d, which PHP and JavaScript read differently; write [0-9]',
		],
		script: [
			rule( { rule: 'pattern', pattern: '^\\p{Lu}$' } ),
			'pattern ^\\p{Lu}$ uses \\p, which PHP and JavaScript read differently; write a class',
		],
		characters: [
			parts( { characters: 'runes' } ),
			'input "a" takes unknown characters "runes"; there are letters',
		],
		choices: [
			parts( { control: 'select', choices: 'planets' } ),
			'input "a" offers unknown choices "planets"; contract/choices has australianStates, ',
		],
		selecting: [
			parts( { control: 'select' } ),
			'input "a" must have "choices" if it is a select, and only then',
		],
		pattern: [ rule( { rule: 'pattern', pattern: '^(a$' } ), 'pattern ^(a$ does not compile' ],
	};
	let result: ReturnType< typeof compileWith >;

	beforeAll( () => {
		result = compileWith(
			Object.fromEntries(
				Object.entries( wrong ).map( ( [ kind, [ change ] ] ) => [ kind, change ] )
			)
		);
	} );

	it.each( Object.entries( wrong ) )( 'a wrong %s', ( kind, [ , problem ] ) => {
		expect( result.stderr ).toContain( `contract/fields/${ kind }/kind.json: ${ problem }` );
	} );

	it( 'all of them at once, with a status that stops the build', () => {
		expect( result.stderr.trim().split( '\n' ) ).toHaveLength( Object.keys( wrong ).length );
		expect( result.status ).toBe( 1 );
	} );
} );
