import { createHash } from 'node:crypto';
import gettext from 'gettext-parser';
import { printData } from '../contract/php.mjs';
import { keyOf } from './catalogue.mjs';

/** Plural rule of our languages, which is that of English. */
const PLURALS = 'nplurals=2; plural=(n != 1);';

/**
 * Returns the template for translators.
 *
 * @param {import('./catalogue.mjs').Text[]} texts
 */
export function pot( texts ) {
	const translations = {
		'': {
			'': { msgid: '', msgstr: [ '' ], comments: { translator: 'Atoll, GPL-2.0-or-later.' } },
		},
	};
	for ( const { text, plural, context = '', comments, files } of texts ) {
		( translations[ context ] ??= {} )[ text ] = {
			msgid: text,
			msgid_plural: plural,
			msgctxt: context || undefined,
			msgstr: plural ? [ '', '' ] : [ '' ],
			comments: { extracted: comments.join( '\n' ), reference: files.join( '\n' ) },
		};
	}
	const headers = {
		'Content-Type': 'text/plain; charset=UTF-8',
		'MIME-Version': '1.0',
		'Project-Id-Version': 'Atoll',
		'X-Domain': 'atoll',
		'Plural-Forms': PLURALS,
	};
	return gettext.po.compile( { charset: 'utf-8', headers, translations } );
}

/** Returns the file that WordPress loads for PHP: atoll-<locale>.l10n.php. */
const forPhp = ( locale, entries ) =>
	printData(
		'Translations of texts that PHP prints.',
		{
			domain: 'atoll',
			'plural-forms': PLURALS,
			language: locale,
			messages: Object.fromEntries(
				entries.map( ( [ key, translations ] ) => [ key, translations.join( '\0' ) ] )
			),
		},
		false
	).replaceAll( '\0', `' . "\\0" . '` );

/** Returns the file that wp.i18n loads for one script: Jed's JSON. */
const forScript = ( locale, script, entries ) =>
	JSON.stringify( {
		domain: 'messages',
		source: script,
		locale_data: {
			messages: {
				'': { domain: 'messages', lang: locale, 'plural-forms': PLURALS },
				...Object.fromEntries( entries ),
			},
		},
	} );

const md5 = ( text ) => createHash( 'md5' ).update( text ).digest( 'hex' );

/**
 * Returns a language in the formats that WordPress loads: one file for PHP, and one for each script with texts.
 *
 * @param {string}                            locale
 * @param {import('./catalogue.mjs').Text[]} texts
 * @param {Map<string, string[]>}             translations   Result of `readLanguage`.
 * @return {{name:string, content:string}[]}
 */
export function forms( locale, texts, translations ) {
	const translated = texts.filter( ( text ) => translations.has( keyOf( text ) ) );
	const inFiles = ( isMeant ) =>
		translated
			.filter( ( { files } ) => files.some( isMeant ) )
			.map( ( text ) => [ keyOf( text ), translations.get( keyOf( text ) ) ] );
	const isScript = ( file ) => file.endsWith( '.js' );
	const scripts = [
		...new Set( translated.flatMap( ( { files } ) => files.filter( isScript ) ) ),
	];
	return [
		{
			name: `atoll-${ locale }.l10n.php`,
			content: forPhp(
				locale,
				inFiles( ( file ) => ! isScript( file ) )
			),
		},
		...scripts.map( ( script ) => ( {
			name: `atoll-${ locale }-${ md5( script ) }.json`,
			content: forScript(
				locale,
				script,
				inFiles( ( file ) => file === script )
			),
		} ) ),
	];
}
