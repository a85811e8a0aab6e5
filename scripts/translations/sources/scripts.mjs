import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from '@babel/core';
import makepot from '@wordpress/babel-plugin-makepot';
import gettext from 'gettext-parser';
import { CommandError } from '../../console/command-error.mjs';
import { ROOT } from '../../system/folders.mjs';

const BUILDS = {
	'plugin/build/bundle.json': 'build/',
	'plugin/build/blocks/bundle.json': 'build/blocks/',
};

const read = ( path ) => readFileSync( join( ROOT, path ), 'utf8' );

/** Returns the shipped scripts, with the files of this repository in each. */
const bundles = () =>
	Object.entries( BUILDS ).flatMap( ( [ list, folder ] ) =>
		Object.entries( JSON.parse( read( list ) ).scripts ).map( ( [ name, files ] ) => ( {
			script: `${ folder }${ name }`,
			files: files.filter( ( file ) => /\.tsx?$/.test( file ) ),
		} ) )
	);

const hasTexts = ( source ) => /\b_(_|x|n|nx)\(/.test( source );

/** Returns the texts of one file, found by WordPress' Babel plugin, which writes them to a file. */
function textsIn( path, output ) {
	if ( ! existsSync( join( ROOT, path ) ) ) {
		throw new CommandError(
			`${ path } is gone since the last build: run npm run build first.`
		);
	}
	const code = read( path );
	if ( ! hasTexts( code ) ) {
		return [];
	}
	transformSync( code, {
		filename: join( ROOT, path ),
		babelrc: false,
		configFile: false,
		code: false,
		parserOpts: { plugins: [ 'typescript', 'jsx' ] },
		plugins: [ [ makepot, { output } ] ],
	} );
	return Object.values( gettext.po.parse( readFileSync( output ), 'utf-8' ).translations )
		.flatMap( Object.values )
		.filter( ( { msgid } ) => msgid !== '' );
}

/** Returns the texts of all scripts; `files` are the shipped scripts, by which WordPress finds translations. */
export function textsOfScripts() {
	const folder = mkdtempSync( join( tmpdir(), 'atoll-texts-' ) );
	const cache = new Map();
	const textsOf = ( path ) => {
		if ( ! cache.has( path ) ) {
			cache.set( path, textsIn( path, join( folder, `${ cache.size }.pot` ) ) );
		}
		return cache.get( path );
	};
	try {
		return bundles().flatMap( ( { script, files } ) =>
			files
				.flatMap( textsOf )
				.map( ( { msgid, msgid_plural: plural, msgctxt: context, comments } ) => ( {
					text: msgid,
					plural,
					context,
					comments: comments.extracted ? [ `translators: ${ comments.extracted }` ] : [],
					files: [ script ],
				} ) )
		);
	} finally {
		rmSync( folder, { recursive: true } );
	}
}
