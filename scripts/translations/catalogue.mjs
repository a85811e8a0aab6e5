import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import gettext from 'gettext-parser';
import { ROOT } from '../system/folders.mjs';
import { textsOfData } from './sources/data.mjs';
import { textsOfPhp } from './sources/php.mjs';
import { textsOfScripts } from './sources/scripts.mjs';

/**
 * A text to translate.
 *
 * @typedef {{text:string, plural?:string, context?:string, comments:string[], files:string[]}} Text
 *          `files` as they are shipped.
 */

const SOURCES = join( ROOT, 'plugin/languages' );

/** What the texts are written in: its catalogue holds only what WordPress' own calls by another name. */
export const SOURCE_LANGUAGE = 'en_AU';

/** What tells texts apart: gettext's own key. */
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
 * All texts of the plugin as it is shipped.
 *
 * @param {{name:string, content:Buffer}[]} files Of the plugin, whose folder their names begin with.
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

/** The languages of this repository. */
export const locales = () =>
	readdirSync( SOURCES )
		.filter( ( name ) => name.endsWith( '.po' ) )
		.map( ( name ) => name.slice( 0, -'.po'.length ) );

/**
 * What a catalogue of plugin/languages/ says.
 *
 * @param {string} locale Such as `de_DE`.
 * @return {Map<string, string[]>} Forms by the text's key; texts that wait for a translation are left out.
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
 * Texts that a language does not say yet.
 *
 * @param {Text[]}                texts
 * @param {Map<string, string[]>} translations As `readLanguage` gives it.
 */
export const untranslatedTexts = ( texts, translations ) =>
	texts.filter( ( text ) => ! translations.has( keyOf( text ) ) );

/**
 * Keys of what a language says, and the product does not any more.
 *
 * @param {Text[]}                texts
 * @param {Map<string, string[]>} translations As `readLanguage` gives it.
 */
export const surplusKeys = ( texts, translations ) => {
	const known = new Set( texts.map( keyOf ) );
	return [ ...translations.keys() ].filter( ( key ) => ! known.has( key ) );
};
