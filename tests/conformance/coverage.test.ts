/**
 * @jest-environment node
 */
import { readdirSync, readFileSync } from 'fs';
import { join } from 'path';
import type { PublicField } from '../../src/contract/public-definition';
import { isEmpty, readAnswers, validateField } from '../../src/forms';
import './whole-engine';
import { shapes } from '../../src/forms/shapes';
import { formDataOf, readCases } from './cases';

const root = join( __dirname, '..', '..' );
const json = ( ...path: string[] ) => JSON.parse( readFileSync( join( root, ...path ), 'utf8' ) );
const kinds = readdirSync( join( root, 'contract', 'fields' ), { withFileTypes: true } )
	.filter( ( entry ) => entry.isDirectory() )
	.map( ( { name } ) => name );
const schema = json( 'contract', 'schema', 'public-definition.schema.json' ).definitions;
const ruleNames: string[] = schema.FieldRule.oneOf.map(
	( { $ref }: { $ref: string } ) => schema[ $ref.split( '/' ).pop() ?? '' ].properties.rule.const
);

/** What each case shows of the field it is about. */
const shown = readCases().map( ( { case: expected, definition, kind, raw } ) => {
	const field = definition.fields[ 0 ] as PublicField;
	const value = readAnswers( definition, formDataOf( raw, definition ) )[ field.id ] ?? '';
	const empty = isEmpty( field, value );
	const broken = field.rules.find(
		( rule ) => validateField( { ...field, rules: [ rule ] }, value ).message !== null
	);
	return {
		kind,
		shape: field.shape,
		rules: field.rules.map( ( { rule } ) => rule as string ),
		broken: empty ? undefined : broken?.rule,
		situation: empty
			? `empty and ${ field.required ? 'required' : 'optional' }`
			: `${ expected.valid ? 'valid' : 'invalid' }`,
	};
} );

const SITUATIONS = [ 'valid', 'invalid', 'empty and required', 'empty and optional' ];
const situations = ( of: ( one: ( typeof shown )[ number ] ) => boolean ) =>
	SITUATIONS.filter( ( situation ) =>
		shown.some( ( one ) => one.situation === situation && of( one ) )
	);
const kindOf = ( kind: string ) => json( 'contract', 'fields', kind, 'kind.json' );
const isAnswered = ( kind: string ) => kindOf( kind ).shape !== 'none';

/** A token that a script obtains is judged elsewhere; what a person answers may be missing or wrong. */
const possible = ( { shape }: { shape: string } ) =>
	shape === 'token' ? [ 'valid', 'empty and optional' ] : SITUATIONS;

describe( 'the cases leave nothing out', () => {
	it.each( kinds.filter( isAnswered ) )( 'of the kind %s', ( kind ) => {
		expect( situations( ( one ) => one.kind === kind ) ).toEqual( possible( kindOf( kind ) ) );
	} );

	it.each( kinds.filter( ( kind ) => ! isAnswered( kind ) ) )(
		'of the kind %s, which has no answer',
		( kind ) => {
			expect( situations( ( one ) => one.kind === kind ) ).toContain( 'empty and optional' );
		}
	);

	it.each( Object.keys( shapes ).filter( ( shape ) => ! [ 'none', 'token' ].includes( shape ) ) )(
		'of the shape %s',
		( shape ) => {
			expect( situations( ( one ) => one.shape === shape ) ).toEqual( SITUATIONS );
		}
	);

	it.each( ruleNames )( 'of the rule %s', ( rule ) => {
		const has = ( one: ( typeof shown )[ number ] ) => one.rules.includes( rule );

		expect( situations( has ) ).toEqual( SITUATIONS );
		expect( shown.filter( ( { broken } ) => broken === rule ) ).not.toEqual( [] );
	} );

	it( 'has every rule and shape of the schema used by a kind', () => {
		const all = kinds.map( ( kind ) => json( 'contract', 'fields', kind, 'kind.json' ) );

		expect(
			new Set(
				all.flatMap( ( kind ) => kind.rules.map( ( { rule }: { rule: string } ) => rule ) )
			)
		).toEqual( new Set( ruleNames ) );
		expect( new Set( all.map( ( { shape } ) => shape ) ) ).toEqual(
			new Set( schema.ShapeName.enum )
		);
	} );

	it( 'says why wherever a case is about what the languages do differently', () => {
		const pitfalls = /\\d|PCRE|trim|UTF-16|loose|CRLF|binary|rounded|UTF-8|array/;
		const whys = readCases().map( ( { case: { why = '' } } ) => why );

		expect( whys.filter( ( why ) => pitfalls.test( why ) ).length ).toBeGreaterThan( 20 );
	} );
} );
