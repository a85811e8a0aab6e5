import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Ajv from 'ajv';
import { checkDifference } from './check-difference.mjs';
import { checkAsked, checkSettings } from './check-kind-settings.mjs';
import { inWords } from './in-words.mjs';

/**
 * @typedef {Object} Known Names that kinds may use.
 * @property {{ differ: Record<string, string>, alike: string[] }} escapes  contract/fields/escapes.json.
 * @property {Record<string, object>}                              rules    Result of {@see readRules()}.
 * @property {object[]}                                            settings Settings of contract/fields/settings.json.
 * @property {string[]}                                            parts    Folders of src/islands/form/parts.
 */

/**
 * @param {string} root
 * @param {Known}  known
 * @return {Promise<( kind: object, folder: string ) => string[]>} Function that returns the problems of a kind.
 */
export async function kindChecker( root, { escapes, rules, settings, parts } ) {
	const schema = join( root, 'contract', 'schema', 'kind.schema.json' );
	const ajv = new Ajv( { allErrors: true, allowUnionTypes: true } );
	const validate = ajv.compile( JSON.parse( await readFile( schema, 'utf8' ) ) );

	return ( kind, folder ) => {
		if ( ! validate( kind ) ) {
			return ( validate.errors ?? [] ).map( ( error ) => inWords( error, kind ) );
		}
		return [
			...( kind.kind === folder
				? []
				: [ `"kind" is "${ kind.kind }"; name it "${ folder }", as its folder` ] ),
			...( kind.settings.includes( 'required' ) && ! kind.required
				? [ 'it may be required, so give "required" its message' ]
				: [] ),
			...kind.rules.flatMap( ( rule ) => checkRule( rule, rules, ajv ) ),
			...checkSettings( kind, settings ),
			...checkAsked( kind, settings ),
			...( kind.parts ?? [] )
				.filter( ( { part } ) => ! parts.includes( part ) )
				.map(
					( { part } ) => `unknown part "${ part }"; parts are ${ parts.join( ', ' ) }`
				),
			...( kind.gravity?.differences ?? [] ).flatMap( ( one ) =>
				checkDifference( one, kind )
			),
			...( kind.inputs ?? [] ).flatMap( ( input ) => checkInput( input, kind ) ),
			...patterns( kind ).flatMap( ( pattern ) => checkPattern( pattern, escapes ) ),
		];
	};
}

function checkRule( { when, from = {}, ...entry }, rules, ajv ) {
	const rule = rules[ entry.rule ];

	if ( ! rule ) {
		return [
			`unknown rule "${ entry.rule }"; rules are ${ Object.keys( rules ).join( ', ' ) }`,
		];
	}
	const given = [ ...Object.keys( entry ), ...Object.keys( from ) ];
	const validate = ajv.compile( { type: 'object', properties: rule.parameters } );
	const errors = validate( entry ) ? [] : validate.errors;

	return [
		...rule.needs
			.filter( ( name ) => ! given.includes( name ) )
			.map( ( name ) => `rule "${ entry.rule }" lacks "${ name }"` ),
		...given
			.filter( ( name ) => ! rule.parameters[ name ] )
			.map(
				( name ) =>
					`rule "${ entry.rule }" has no "${ name }"; it has ${ Object.keys( rule.parameters ).join( ', ' ) }`
			),
		...errors.map( ( error ) => `rule "${ entry.rule }": ${ inWords( error, entry ) }` ),
	];
}

function checkInput( { characters, control = 'input', choices, part }, kind ) {
	const known = Object.keys( kind.characters ?? {} );
	return [
		...( characters === undefined || known.includes( characters )
			? []
			: [
					`input "${ part }" takes unknown characters "${ characters }"; there are ${ known.join( ', ' ) }`,
				] ),
		...( ( control === 'select' ) === ( choices !== undefined )
			? []
			: [ `input "${ part }" must have "choices" if it is a select, and only then` ] ),
	];
}

const patterns = ( kind ) =>
	[
		...kind.rules.flatMap( ( { pattern, strip } ) => [ pattern, strip ] ),
		...Object.values( kind.characters ?? {} ).flatMap( ( list ) =>
			list.map( ( one ) => one.class )
		),
		kind.allow,
	].filter( ( pattern ) => pattern !== undefined );

/**
 * @param {string}                                              pattern
 * @param {{ differ: Record<string, string>, alike: string[] }} escapes contract/fields/escapes.json.
 */
function checkPattern( pattern, { differ, alike } ) {
	const plain = [ '\\\\', ...alike ]
		.reduce( ( text, escape ) => text.replaceAll( escape, '' ), pattern )
		.toLowerCase();
	const problems = Object.keys( differ )
		.filter( ( escape ) => plain.includes( escape ) )
		.map(
			( escape ) =>
				`pattern ${ pattern } uses ${ escape }, which PHP and JavaScript read differently; write ${ differ[ escape ] }`
		);
	try {
		new RegExp( pattern, 'u' );
	} catch ( error ) {
		problems.push( `pattern ${ pattern } does not compile (${ error.message })` );
	}
	return problems;
}
