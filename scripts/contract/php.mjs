/** Keys whose strings are shown to people, and therefore translated. */
const TRANSLATED_KEYS = new Set( [
	'title',
	'description',
	'keywords',
	'required',
	'message',
	'errorMessage',
	'checkboxLabel',
	'formatString',
	'hint',
	'sentence',
	'label',
	'text',
	'tooMany',
	'placeholder',
] );

/**
 * Returns a PHP file that returns the contract, with each sentence in a literal __() call, so that translation tools
 * find it.
 *
 * @param {{ hash: string, kinds: object, texts: object, escapes: object, rules: object, fields: object }} contract Fields: how editors set their settings.
 */
export function printContract( { hash, kinds, texts, escapes, rules, fields } ) {
	const entries = Object.entries( { hash, kinds, texts, escapes, rules, fields } )
		.map(
			( [ key, value ] ) =>
				`\t${ quote( key ) } => ${ print( value, key === 'texts', 1 ) },\n`
		)
		.join( '' );

	return printFile( 'What PHP and TypeScript agree on.', `array(\n${ entries })` );
}

/**
 * Returns a PHP file with only the contract's hash: every page with a form compares it, and few need the rest.
 *
 * @param {string} hash
 */
export const printHash = ( hash ) => printFile( 'Names the contract beside it.', quote( hash ) );

/**
 * Returns a PHP file that returns data.
 *
 * @param {string}  what         Description of the data, as a sentence.
 * @param {object}  data
 * @param {boolean} isTranslated Whether to translate strings that people read.
 */
export const printData = ( what, data, isTranslated ) =>
	printFile( what, print( data, false, 0, isTranslated ? isTranslatable : () => false ) );

/**
 * Returns a PHP file that returns sample forms, in the language of the editor.
 *
 * @param {Record<string, object>} patterns By name.
 */
export const printPatterns = ( patterns ) =>
	printFile(
		'Finished forms to begin with.',
		print( patterns, false, 0, isTranslatableOfPattern )
	);

/**
 * Returns a PHP file that returns translated sentences.
 *
 * @param {string}                 what  Description of the sentences, as a sentence.
 * @param {Record<string, string>} texts By name.
 */
export const printTexts = ( what, texts ) => printFile( what, print( texts, true, 0 ) );

const printFile = ( what, value ) => `<?php
/**
 * ${ what } Generated from contract/ by npm run contract.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

return ${ value };
`;

/** Whether a value is a sentence or a list of them; a kind may have the same name as such a key. */
const isTranslatable = ( key, value ) =>
	TRANSLATED_KEYS.has( key ) && ( typeof value === 'string' || Array.isArray( value ) );

/** Keys of a form whose strings are shown to visitors or editors. */
const FORM_KEYS = new Set( [ ...TRANSLATED_KEYS, 'columns', 'name', 'subject' ] );

/** Whether a value has words; merge tags such as {all_fields} do not count. */
const hasWords = ( value ) => /\p{L}/u.test( String( value ).replace( /\{[^}]*\}/g, '' ) );

const isTranslatableOfPattern = ( key, value ) =>
	FORM_KEYS.has( key ) &&
	( typeof value === 'string' || Array.isArray( value ) ) &&
	hasWords( value );

/**
 * Returns a call that translates a sentence, with a comment for translators about its placeholders.
 *
 * @param {string} text
 * @param {string} context Distinguishes the text from the same words with another meaning.
 */
function translationCall( text, context ) {
	const placeholders = text.match( /\{\w+\}/g );
	const comment = placeholders
		? `/* translators: keep ${ [ ...new Set( placeholders ) ].join( ', ' ) }: something is put there. */ `
		: '';
	return context
		? `${ comment }_x( ${ quote( text ) }, ${ quote( context ) }, 'atoll' )`
		: `${ comment }__( ${ quote( text ) }, 'atoll' )`;
}

function print( value, isTranslated, depth, isTranslatableHere = isTranslatable, context = '' ) {
	if ( typeof value === 'string' ) {
		return isTranslated ? translationCall( value, context ) : quote( value );
	}
	if ( value === null || typeof value !== 'object' ) {
		return JSON.stringify( value );
	}
	const tabs = '\t'.repeat( depth );
	const lines = Array.isArray( value )
		? value.map( ( item ) => print( item, isTranslated, depth + 1, isTranslatableHere ) )
		: Object.entries( value )
				.filter( ( [ key ] ) => key !== 'context' )
				.map(
					( [ key, item ] ) =>
						`${ quote( key ) } => ${ print( item, isTranslated || isTranslatableHere( key, item ), depth + 1, isTranslatableHere, value.context ) }`
				);

	return lines.length === 0
		? 'array()'
		: `array(\n${ lines.map( ( line ) => `${ tabs }\t${ line },\n` ).join( '' ) }${ tabs })`;
}

const quote = ( text ) => `'${ text.replace( /['\\]/g, '\\$&' ) }'`;
