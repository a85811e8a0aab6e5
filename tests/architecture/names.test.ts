/** @jest-environment node */
import { files, read } from './support/tree';

const schema = JSON.parse( read( 'contract/schema/public-definition.schema.json' ) );

/** Names in the contract, which both languages use. */
const RULES: string[] = schema.definitions.FieldRule.oneOf
	.map( ( { $ref }: { $ref: string } ) => schema.definitions[ $ref.split( '/' ).pop()! ] )
	.map( ( rule: { properties: { rule: { const: string } } } ) => rule.properties.rule.const );
const SHAPES: string[] = schema.definitions.ShapeName.enum;

const pascal = ( name: string ) => name.charAt( 0 ).toUpperCase() + name.slice( 1 );
const kebab = ( name: string ) =>
	name.replace( /[A-Z]/g, ( letter ) => `-${ letter.toLowerCase() }` );
const within = ( folder: string, end: RegExp ) =>
	files()
		.filter(
			( path ) =>
				path.startsWith( `${ folder }/` ) && end.test( path ) && ! /\.test\./.test( path )
		)
		.map( ( path ) => path.slice( folder.length + 1 ) );

describe( 'one word for one thing', () => {
	it( 'gives each rule a file in TypeScript and a class in PHP', () => {
		// Files beside the rules: the type, and the list of them.
		const shared = [ 'index.ts', 'rule.ts', 'Rule.php', 'Rules.php' ];
		const typescript = within( 'src/forms/rules', /\.ts$/ ).filter(
			( name ) => ! shared.includes( name )
		);
		const php = within( 'php/Engine/Rules', /\.php$/ ).filter(
			( name ) => ! shared.includes( name )
		);

		expect( typescript.sort() ).toEqual(
			RULES.map( ( rule ) => `${ kebab( rule ) }.ts` ).sort()
		);
		expect( php.sort() ).toEqual( RULES.map( ( rule ) => `${ pascal( rule ) }.php` ).sort() );
	} );

	it( 'gives each shape a class in PHP and a place in the list in TypeScript', () => {
		const php = within( 'php/Engine/Shapes', /\.php$/ );
		const list = read( 'src/forms/shapes/index.ts' ) + read( 'src/forms/date-time.ts' );

		expect(
			SHAPES.filter( ( shape ) => ! php.includes( `${ pascal( shape ) }Shape.php` ) )
		).toEqual( [] );
		expect(
			SHAPES.filter( ( shape ) => ! new RegExp( `\\b${ shape }\\b` ).test( list ) )
		).toEqual( [] );
	} );

	it( 'names each kind after its folder, and gives it cases', () => {
		const kinds = within( 'contract/fields', /\/kind\.json$/ ).map(
			( path ) => path.split( '/' )[ 0 ]!
		);

		for ( const kind of kinds ) {
			expect( JSON.parse( read( `contract/fields/${ kind }/kind.json` ) ).kind ).toBe( kind );
			expect( files() ).toContain( `contract/fields/${ kind }/cases.json` );
		}
	} );

	it( 'uses kebab-case in TypeScript and PascalCase in PHP', () => {
		const folders = ( top: string ) =>
			files()
				.filter( ( path ) => path.startsWith( `${ top }/` ) )
				.flatMap( ( path ) => path.split( '/' ).slice( 1, -1 ) );
		const stems = files()
			.filter( ( path ) => /^(src|blocks|scripts|tests)\/.*\.(ts|tsx|mjs)$/.test( path ) )
			.map( ( path ) => path.split( '/' ).pop()! );

		expect(
			folders( 'php' ).filter( ( name ) => ! /^[A-Z][A-Za-z0-9]*$/.test( name ) )
		).toEqual( [] );
		expect(
			folders( 'src' ).filter( ( name ) => ! /^[a-z0-9]+(-[a-z0-9]+)*$/.test( name ) )
		).toEqual( [] );
		expect( stems.filter( ( name ) => ! /^[a-z0-9]+([-.][a-z0-9]+)*$/.test( name ) ) ).toEqual(
			[]
		);
	} );

	it( 'has no folder that takes anything', () => {
		const vague = /(^|\/)(utils?|helpers?|misc|common|lib|shared)(\/|\.\w+$)/i;
		expect( files().filter( ( path ) => vague.test( path ) ) ).toEqual( [] );
	} );
} );
