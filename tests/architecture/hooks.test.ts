/**
 * @jest-environment node
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join( __dirname, '../..' );

/** Texts of a folder's files with one of these endings. */
const sources = ( folder: string, endings: RegExp ) =>
	readdirSync( join( ROOT, folder ), { recursive: true, encoding: 'utf8' } )
		.filter( ( file ) => endings.test( file ) && ! /\.test\.|\/build\//.test( file ) )
		.map( ( file ) => readFileSync( join( ROOT, folder, file ), 'utf8' ) );

/** How many arguments stand between here and the parenthesis that closes the call. */
function countArguments( code: string ): number {
	let depth = 1;
	let commas = 0;
	for ( const [ sign ] of code.matchAll( /'(?:\\.|[^'])*'|[(),[\]{}]/g ) ) {
		depth += Number( '([{'.includes( sign ) ) - Number( ')]}'.includes( sign ) );
		if ( depth === 0 ) {
			break;
		}
		commas += Number( sign === ',' && depth === 1 );
	}
	return commas;
}

const constant = ( code: string, name: string ) =>
	new RegExp( `const ${ name } += '([^']+)'` ).exec( code )?.[ 1 ] ?? '';

/** Name and number of arguments of each hook that a call like this fires. */
const fired = ( code: string, call: RegExp ) =>
	[ ...code.matchAll( call ) ].map( ( found ) => {
		const [ whole, literal, self ] = found;
		return [
			literal ?? constant( code, self ?? '' ),
			countArguments( code.slice( found.index + whole.length ) ),
		] as const;
	} );

const PHP = /\b(?:apply_filters|do_action)\(\s*(?:'([^']+)'|self::(\w+))/g;
const SCRIPT = /\b(?:applyFilters|doAction)\(\s*'([^']+)'/g;

const inCode = new Map(
	[
		...sources( 'php', /\.php$/ ).flatMap( ( code ) => fired( code, PHP ) ),
		...sources( 'plugin', /\.php$/ ).flatMap( ( code ) => fired( code, PHP ) ),
		...sources( 'src', /\.tsx?$/ ).flatMap( ( code ) => fired( code, SCRIPT ) ),
	].filter( ( [ name ] ) => /^atoll[_.]/.test( name ) )
);

const page = readFileSync( join( ROOT, 'docs/hooks.md' ), 'utf8' );

/** The part of each hook, by its name. */
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
	const variable = sources( 'php', /\.php$/ ).flatMap( ( code ) =>
		[ ...code.matchAll( /\b(?:apply_filters|do_action)\(\s*\$\w+.*/g ) ].map( String )
	);
	expect( variable ).toEqual( [] );
} );

it.each( [ ...told ] )( '%s has each of its arguments and an example', ( name, part ) => {
	expect( part.match( /^- `/gm ) ?? [] ).toHaveLength( inCode.get( name ) ?? -1 );
	expect( part.split( '```' )[ 1 ] ).toContain( name );
} );
