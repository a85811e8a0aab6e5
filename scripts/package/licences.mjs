import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../console/command-error.mjs';
import { ROOT } from '../system/folders.mjs';

/** SPDX identifiers of licences that may be shipped with a plugin under GPL-2.0-or-later. */
export const COMPATIBLE = [
	'0BSD',
	'BSD-2-Clause',
	'BSD-3-Clause',
	'GPL-2.0-or-later',
	'ISC',
	'MIT',
	'OFL-1.1',
];

const BUNDLES = [ 'plugin/build/bundle.json', 'plugin/build/blocks/bundle.json' ];

const read = ( path, root = ROOT ) => readFileSync( join( root, path ), 'utf8' );
const json = ( path, root ) => JSON.parse( read( path, root ) );

/**
 * Returns the packages whose code is in the scripts, as listed by the build.
 *
 * @return {{name:string, version:string, folder:string}[]}
 * @throws {CommandError} If the plugin was not built.
 */
export function bundledPackages( root = ROOT ) {
	const missing = BUNDLES.find( ( path ) => ! existsSync( join( root, path ) ) );
	if ( missing ) {
		throw new CommandError( `${ missing } is missing: run npm run build first.` );
	}
	const all = BUNDLES.flatMap( ( path ) => json( path, root ).packages );
	const byFolder = new Map( all.map( ( one ) => [ one.folder, one ] ) );
	return [ ...byFolder.values() ].sort( ( a, b ) => ( a.folder < b.folder ? -1 : 1 ) );
}

/**
 * Returns the packages that may be bundled, with reasons: one row each.
 *
 * @return {Record<string, {licence:string, for:string, holds?:string[]}>} `holds` are packages inside its own file.
 */
export const rows = () => json( 'scripts/package/third-parties.json' );

/** Returns a package's licence text; if it has no such file, the entry of its package.json. */
function licenceText( { folder } ) {
	const file = readdirSync( join( ROOT, folder ) ).find( ( name ) =>
		/^(licen[cs]e|copying)(\.(md|txt))?$/i.test( name )
	);
	const { license, author } = json( `${ folder }/package.json` );
	return file
		? read( `${ folder }/${ file }` ).replaceAll( '\r', '' ).trim()
		: `${ license }, ${ author?.name ?? author ?? 'its authors' }`;
}

/** Groups packages by their licence text, so that each text is printed once. */
function groupedByText( packages ) {
	const groups = new Map();
	for ( const one of packages ) {
		const words = licenceText( one );
		groups.set( words, [ ...( groups.get( words ) ?? [] ), one ] );
	}
	return [ ...groups ];
}

const heading = ( text ) => `${ text }\n${ '='.repeat( text.length ) }\n`;

const fonts = () => json( 'contract/fonts/library.json' ).map( ( { family } ) => family );

/** Returns a package, and the packages inside its own file. */
const withBundled = ( one ) => [
	one,
	...( rows()[ one.name ]?.holds ?? [] ).map( ( name ) => {
		const folder = `node_modules/${ name }`;
		return { name, version: json( `${ folder }/package.json` ).version, folder };
	} ),
];

/** Returns LICENCES.txt: the shipped third-party packages and their licences. */
export function licencesText() {
	const packages = bundledPackages();
	const all = rows();
	const list = packages.map(
		( { name, version } ) =>
			`* ${ name } ${ version }: ${ all[ name ]?.licence }. ${ all[ name ]?.for }`
	);
	const words = groupedByText( packages.flatMap( withBundled ) ).map(
		( [ text, members ] ) =>
			`${ heading( members.map( ( { name } ) => name ).join( ', ' ) ) }\n${ text }\n`
	);
	return `${ heading( 'Licences of what is shipped with Atoll' ) }
Atoll is free software under the GNU General Public License, version 2 or, at your option, any later version
(GPL-2.0-or-later). Its PHP holds no library. Pictures, marks and icons of its own were drawn for it and have the same
licence.

Fonts, under the SIL Open Font License 1.1; its words stand beside each in build/fonts:
${ fonts().join( ', ' ) }.

Libraries in the scripts below build:
${ list.join( '\n' ) }

${ words.join( '\n' ) }`;
}
