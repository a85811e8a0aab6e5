import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import {
	keyOf,
	locales,
	readLanguage,
	SOURCE_LANGUAGE,
	surplusKeys,
	untranslatedTexts,
} from './catalogue.mjs';
import { forms, pot } from './formats.mjs';
import { currentTexts } from './make.mjs';
import { pseudo, pseudoLanguage } from './pseudo.mjs';

const texts = await currentTexts();

const find = ( text ) => texts.find( ( one ) => one.text === text );

test( 'finds the texts of PHP, of data, of scripts and of blocks', () => {
	assert.ok( texts.length > 3000 );
	assert.deepEqual( find( 'Please enter a valid email address.' ).files, [
		'build/contract.php',
	] );
	assert.deepEqual( find( 'The trash is empty.' ).files, [ 'build/admin/entries.js' ] );
	assert.deepEqual( find( '%d minute to read' ).plural, '%d minutes to read' );
	assert.ok(
		texts.some(
			( { text, context } ) => text === 'Call to action' && context === 'block title'
		)
	);
	assert.ok( texts.some( ( { context } ) => context === 'Pattern title' ) );
} );

test( 'tells translators what each placeholder stands for', () => {
	// Words in braces are placeholders in the contract, and merge tags elsewhere.
	const hasPlaces = ( { text, files } ) =>
		/%(\d+\$)?[sdf]/.test( text ) ||
		( /\{\w+\}/.test( text ) && files.includes( 'build/contract.php' ) );
	const silent = texts.filter( ( one ) => hasPlaces( one ) && one.comments.length === 0 );
	assert.deepEqual( silent.map( keyOf ), [] );
	const template = String( pot( texts ) );
	assert.match(
		template,
		/#: build\/contract\.php\n#\. translators: keep \{page\}, \{pages\}: .*\nmsgid "Page \{page\}/
	);
} );

for ( const locale of locales() ) {
	const translations = readLanguage( locale );

	test( `${ locale } says every text, and nothing that is not said any more`, () => {
		const missing = locale === SOURCE_LANGUAGE ? [] : untranslatedTexts( texts, translations );
		assert.deepEqual( missing.map( keyOf ), [] );
		assert.deepEqual( surplusKeys( texts, translations ), [] );
	} );

	test( `${ locale } says one thing and several, where a text does`, () => {
		const wrong = texts.filter( ( one ) => {
			const numbers = translations.get( keyOf( one ) );
			return numbers && numbers.length !== ( one.plural ? 2 : 1 );
		} );
		assert.deepEqual( wrong.map( keyOf ), [] );
	} );

	test( `${ locale } keeps every placeholder, tag and address, and the space around a text`, () => {
		const fixedParts = ( text ) =>
			(
				text.match(
					/^\s|\s$|%(\d+\$)?[sdf]|%%|\{\w+\}|<[^<>]+>|https?:\/\/(?:[\w/-]|\.\w)*/g
				) ?? []
			)
				.sort()
				.join( ' ' );
		const broken = texts.filter( ( one ) =>
			( translations.get( keyOf( one ) ) ?? [] ).some(
				( form, at ) =>
					fixedParts( form ) !== fixedParts( at === 0 ? one.text : ( one.plural ?? '' ) )
			)
		);
		assert.deepEqual( broken.map( keyOf ), [] );
	} );
}

test( 'German is in formal address', () => {
	const familiar = [ ...readLanguage( 'de_DE' ) ].filter( ( [ , numbers ] ) =>
		/\b(du|dich|dir|dein(e[mnrs]?)?|euch|eure[mnrs]?)\b/i.test( numbers.join( ' ' ) )
	);
	assert.deepEqual( familiar, [] );
} );

/** American spellings that differ in Australia. */
const AMERICAN =
	/\b(colors?\b|colored|favor|center|labor|neighbor|behavior|gray|canceled|zip code)|[a-z](iz(e[ds]?|ing|ation)\b(?<!size[ds]?))/i;

test( 'texts are in Australian English', () => {
	const foreign = texts.filter( ( { text } ) => AMERICAN.test( text ) && text !== 'Belize' );
	assert.deepEqual( foreign.map( keyOf ), [] );
} );

test( 'a language is given to WordPress as its own loaders read it', () => {
	const some = [
		{ text: 'Isn’t', comments: [], files: [ 'a.php', 'build/admin/entry.js' ] },
		{ text: "It's", plural: "They're", context: 'C:\\', comments: [], files: [ 'a.php' ] },
		{ text: 'Never', comments: [], files: [ 'a.php', 'build/admin/form.js' ] },
	];
	const translations = new Map( [
		[ 'Isn’t', [ 'Ist nicht' ] ],
		[ "C:\\\u0004It's", [ "O'", 'O\\s' ] ],
	] );
	const [ php, ...scripts ] = forms( 'de_DE', some, translations );

	assert.equal( php.name, 'atoll-de_DE.l10n.php' );
	const code = `define( 'ABSPATH', 1 ); echo json_encode( ( eval( '?>' . stream_get_contents( STDIN ) ) )['messages'] );`;
	const read = execFileSync( 'php', [ '-r', code ], { input: php.content, encoding: 'utf8' } );
	assert.deepEqual( JSON.parse( read ), { 'Isn’t': 'Ist nicht', "C:\\\u0004It's": "O'\0O\\s" } );

	const hash = createHash( 'md5' ).update( 'build/admin/entry.js' ).digest( 'hex' );
	assert.deepEqual(
		scripts.map( ( { name } ) => name ),
		[ `atoll-de_DE-${ hash }.json` ]
	);
	const { messages } = JSON.parse( scripts[ 0 ].content ).locale_data;
	assert.deepEqual( messages[ 'Isn’t' ], [ 'Ist nicht' ] );
} );

test( 'a language that nobody speaks is longer, and keeps what is no word', () => {
	assert.equal( pseudo( 'Page {page} of %2$d', 'accents' ), '⟦Páĝé {page} óf %2$d ñéẋţ⟧' );
	assert.match( pseudo( 'Send', 'hebrew' ), /^⟦[\u0590-\u05ff ]+⟧$/ );
	const [ long ] = pseudoLanguage( [ find( 'The trash is empty.' ) ], 'accents' )
		.values()
		.next().value;
	assert.ok( long.length > 'The trash is empty.'.length * 1.3 );
	assert.equal( pseudoLanguage( [ find( 'l, j F Y, g:i a T' ) ], 'accents' ).size, 0 );
} );
