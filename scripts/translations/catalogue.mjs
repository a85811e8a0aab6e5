import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import gettext from 'gettext-parser';
import { ROOT } from '../system/folders.mjs';
import { textsOfData } from './sources/data.mjs';
import { textsOfPhp } from './sources/php.mjs';
import { textsOfScripts } from './sources/scripts.mjs';

/**
 * Text to translate.
 *
 * @typedef {{text:string, plural?:string, context?:string, comments:string[], files:string[]}} Text
 *          `files` are the shipped files.
 */

const SOURCES = join( ROOT, 'plugin/languages' );

/** Language of the texts; its catalogue contains only those of WordPress that we word differently. */
export const SOURCE_LANGUAGE = 'en_AU';

/** Returns the key that identifies a text, as in gettext. */
export const keyOf = ( { text, context } ) => ( context ? `${ context }\u0004${ text }` : text );

const union = ( a, b ) => [ ...new Set( [ ...a, ...b ] ) ];

const mergeTexts = ( all ) => {
	const texts = new Map();
	for ( const one of all ) {
		const known = texts.get( keyOf( one ) );
		texts.set(
			keyOf( one ),
			known
				? {
						...known,
						plural: known.plural ?? one.plural,
						comments: union( known.comments, one.comments ),
						files: union( known.files, one.files ),
					}
				: one
		);
	}
	return [ ...texts.values() ].sort( ( a, b ) => ( keyOf( a ) < keyOf( b ) ? -1 : 1 ) );
};

/**
 * Returns all texts of the shipped plugin.
 *
 * @param {{name:string, content:Buffer}[]} files Files of the plugin, with names that start with its folder.
 * @return {Promise<Text[]>}
 */
export async function findTexts( files ) {
	const sources = ( like ) =>
		Object.fromEntries(
			files
				.filter( ( { name } ) => like.test( name ) )
				.map( ( { name, content } ) => [
					name.slice( name.indexOf( '/' ) + 1 ),
					content.toString(),
				] )
		);
	return mergeTexts( [
		...( await textsOfPhp( sources( /\.php$/ ) ) ),
		...textsOfScripts(),
		...textsOfData( sources( /\.php$|\/block\.json$/ ) ),
	] );
}

/** Returns the languages in this repository. */
export const locales = () =>
	readdirSync( SOURCES )
		.filter( ( name ) => name.endsWith( '.po' ) )
		.map( ( name ) => name.slice( 0, -'.po'.length ) );

/**
 * Reads a catalogue of plugin/languages/.
 *
 * @param {string} locale Such as `de_DE`.
 * @return {Map<string, string[]>} Plural forms by the text's key; texts without a translation are left out.
 */
export function readLanguage( locale ) {
	const po = gettext.po.parse( readFileSync( join( SOURCES, `${ locale }.po` ) ), 'utf-8' );
	return new Map(
		Object.values( po.translations )
			.flatMap( Object.values )
			.filter( ( { msgid, msgstr } ) => msgid !== '' && msgstr.every( Boolean ) )
			.map( ( { msgid, msgctxt, msgstr } ) => [
				keyOf( { text: msgid, context: msgctxt } ),
				msgstr,
			] )
	);
}

/**
 * Returns texts without a translation.
 *
 * @param {Text[]}                texts
 * @param {Map<string, string[]>} translations Result of `readLanguage`.
 */
export const untranslatedTexts = ( texts, translations ) =>
	texts.filter( ( text ) => ! translations.has( keyOf( text ) ) );

/**
 * Returns the keys of translations whose texts no longer exist.
 *
 * @param {Text[]}                texts
 * @param {Map<string, string[]>} translations Result of `readLanguage`.
 */
export const surplusKeys = ( texts, translations ) => {
	const known = new Set( texts.map( keyOf ) );
	return [ ...translations.keys() ].filter( ( key ) => ! known.has( key ) );
};
