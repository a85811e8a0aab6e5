import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Ajv from 'ajv';
import { inWords } from './in-words.mjs';

/**
 * @param {string}                                              root
 * @param {{ differ: Record<string, string>, alike: string[] }} escapes contract/fields/escapes.json.
 * @return {Promise<( kind: object, folder: string ) => string[]>} Says what is wrong with a kind.
 */
export async function kindChecker( root, escapes ) {
	const read = ( ...path ) =>
		readFile( join( root, 'contract', ...path ), 'utf8' ).then( JSON.parse );
	const kindSchema = await read( 'schema', 'kind.schema.json' );
	const rules = rulesOf( await read( 'schema', 'public-definition.schema.json' ) );
	const validate = new Ajv( { allErrors: true, allowUnionTypes: true } ).compile( kindSchema );

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
			...kind.rules.flatMap( ( rule ) => checkRule( rule, rules ) ),
			...( kind.inputs ?? [] ).flatMap( ( input ) => checkInput( input, kind ) ),
			...patterns( kind ).flatMap( ( pattern ) => checkPattern( pattern, escapes ) ),
		];
	};
}

/** The rules and their parameters, from the definition's schema: one place to add a rule's data. */
function rulesOf( schema ) {
	return Object.fromEntries(
		schema.definitions.FieldRule.oneOf
			.map( ( { $ref } ) => schema.definitions[ $ref.split( '/' ).pop() ] )
			.map( ( rule ) => [ rule.properties.rule.const, rule ] )
	);
}

function checkRule( { when, from = {}, ...entry }, rules ) {
	const rule = rules[ entry.rule ];

	if ( ! rule ) {
		return [
			`unknown rule "${ entry.rule }"; rules are ${ Object.keys( rules ).join( ', ' ) }`,
		];
	}
	const parameters = [ ...Object.keys( entry ), ...Object.keys( from ) ];

	return [
		...rule.required
			.filter( ( name ) => ! parameters.includes( name ) )
			.map( ( name ) => `rule "${ entry.rule }" lacks "${ name }"` ),
		...parameters
			.filter( ( name ) => ! rule.properties[ name ] )
			.map(
				( name ) =>
					`rule "${ entry.rule }" has no "${ name }"; it has ${ Object.keys( rule.properties ).join( ', ' ) }`
			),
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
