/**
 * @jest-environment node
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firedInPhp, firedInScript } from './support/fired-hooks';

const ROOT = join( __dirname, '../..' );

/** File that fires hooks by a variable name, so that only the calls of it count. */
const TELLER = 'src/browser/do-action.ts';

/** Returns the contents of a folder's files with one of these extensions. */
const sources = ( folder: string, endings: RegExp ) =>
	readdirSync( join( ROOT, folder ), { recursive: true, encoding: 'utf8' } )
		.filter( ( file ) => endings.test( file ) && ! /\.test\.|(^|\/)build\//.test( file ) )
		.map( ( file ) => `${ folder }/${ file }` )
		.filter( ( path ) => path !== TELLER )
		.map( ( path ) => readFileSync( join( ROOT, path ), 'utf8' ) );

const fired = [
	...[ 'php', 'plugin', 'blocks' ].flatMap( ( folder ) =>
		sources( folder, /\.php$/ ).flatMap( firedInPhp )
	),
	...[ 'src', 'blocks' ].flatMap( ( folder ) =>
		sources( folder, /\.tsx?$/ ).flatMap( firedInScript )
	),
];

const inCode = new Map(
	fired
		.filter( ( { name } ) => /^atoll[_.]/.test( name ) )
		.map( ( { name, args } ) => [ name, args ] )
);

const page = readFileSync( join( ROOT, 'docs/hooks.md' ), 'utf8' );

/** Sections about the hooks, by hook name. */
const told = new Map(
	page
		.split( /^### /m )
		.slice( 1 )
		.map( ( part ) => [ /`([^`]+)`/.exec( part )![ 1 ]!, part.split( /^## /m )[ 0 ]! ] )
);

it( 'lists every hook, and none that nobody fires', () => {
	expect( [ ...told.keys() ].sort() ).toEqual( [ ...inCode.keys() ].sort() );
} );

it( 'finds no hook that is fired by a name that cannot be read', () => {
	expect( fired.filter( ( { name } ) => ! name ) ).toEqual( [] );
} );

it.each( [ ...told ] )( '%s has each of its arguments and an example', ( name, part ) => {
	expect( part.match( /^- `/gm ) ?? [] ).toHaveLength( inCode.get( name ) ?? -1 );
	expect( part.split( '```' )[ 1 ] ).toContain( name );
} );

describe( 'reads', () => {
	it.each( [
		[ "apply_filters( 'atoll_a', $b, array( 1, 2 ) )", 'atoll_a', 2 ],
		[ "do_action(\n\t'atoll_a'\n)", 'atoll_a', 0 ],
		[ "const A = 'atoll_a'; do_action( self::A, $b )", 'atoll_a', 1 ],
		[ "apply_filters_ref_array( 'atoll_a', array( $b, &$c ) )", 'atoll_a', 2 ],
		[ "do_action_ref_array( 'atoll_a', [ &$b ] )", 'atoll_a', 1 ],
		[ 'do_action( $name, $b )', '', 1 ],
		[ 'apply_filters( "atoll_{$name}", $b )', '', 1 ],
		[ "apply_filters( 'atoll_' . $name, $b )", '', 1 ],
		[ 'do_action( Other::HOOK )', '', 0 ],
	] )( 'in PHP: %s', ( code, name, args ) => {
		const [ found ] = firedInPhp( code );
		expect( found?.name ).toBe( name );
		expect( name ? found?.args : args ).toBe( args );
	} );

	it.each( [
		[ "doAction( 'atoll.a', b, { c, d } )", 'atoll.a', 2 ],
		[ "wp.hooks.applyFilters( 'atoll.a', b )", 'atoll.a', 1 ],
		[ "applyFiltersAsync( 'atoll.a', b )", 'atoll.a', 1 ],
		[ 'doAction( "atoll.a" )', 'atoll.a', 0 ],
		[ 'doAction( `atoll.${ a }`, b )', '', 1 ],
		[ 'doAction( NAME, b )', '', 1 ],
	] )( 'in TypeScript: %s', ( code, name, args ) => {
		const [ found ] = firedInScript( code );
		expect( found?.name ).toBe( name );
		expect( name ? found?.args : args ).toBe( args );
	} );

	it( 'no comment, and no other function', () => {
		expect( firedInPhp( '/** do_action( $x ) */\n$this->do_action( $y );' ) ).toEqual( [] );
		expect( firedInPhp( '// apply_filters( $x )' ) ).toEqual( [] );
	} );
} );
