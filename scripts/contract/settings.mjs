import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import Ajv from 'ajv';
import { checkWhen } from './check-when.mjs';
import { inWords } from './in-words.mjs';
import { withLikes } from './like.mjs';
import { Problems } from './problems.mjs';

/** Keys that are only for people or for validation; pages of the site do not need them. */
const TEXT_KEYS = new Set( [ 'title', 'description', 'placeholder', 'message', 'needed' ] );

/**
 * @param {string} root
 * @return {Promise<Record<string, object>>} Valid groups of settings by name, in order.
 * @throws {Problems}
 */
export async function readSettings( root ) {
	const folder = join( root, 'contract', 'settings' );
	const parse = ( file ) => readFile( file, 'utf8' ).then( JSON.parse );
	const schema = await parse( join( root, 'contract', 'schema', 'settings.schema.json' ) );
	const validate = new Ajv( { allErrors: true, allowUnionTypes: true } ).compile( schema );
	const fonts = await parse( join( root, 'contract', 'fonts', 'library.json' ) );
	const groups = {};
	const problems = [];

	for ( const file of ( await readdir( folder ).catch( () => [] ) ).sort() ) {
		const parsed = await parse( join( folder, file ) ).catch( ( { message } ) => {
			throw new Problems( [ `contract/settings/${ file }: not JSON (${ message })` ] );
		} );
		const group = withLikesResolved( parsed, file );
		const errors = validate( group )
			? inconsistencies( group.settings )
			: validate.errors.map( ( error ) => inWords( error, group ) );
		problems.push(
			...errors.map( ( problem ) => `contract/settings/${ file }: ${ problem }` )
		);
		problems.push(
			...nestedSecrets( group.settings ).map(
				( name ) =>
					`contract/settings/${ file }: "${ name }" is a secret inside a list or an object, where it could not be told from others; put it beside them`
			)
		);
		groups[ file.replace( /\.json$/, '' ) ] = {
			...group,
			settings: withDefaults( group.settings, fonts ),
		};
	}
	if ( problems.length > 0 ) {
		throw new Problems( problems );
	}
	return Object.fromEntries(
		Object.entries( groups ).sort( ( [ , one ], [ , other ] ) => one.place - other.place )
	);
}

function withLikesResolved( group, file ) {
	try {
		return { ...group, settings: withLikes( group.settings ?? {} ) };
	} catch ( { message } ) {
		throw new Problems( [ `contract/settings/${ file }: ${ message }` ] );
	}
}

/** Returns problems: conditions on settings that are not in the same group, and invalid patterns. */
const inconsistencies = ( settings ) => {
	const values = Object.fromEntries(
		Object.entries( settings ).map( ( [ name, { type, choices } ] ) => [
			name,
			type === 'boolean' ? [ true, false ] : choices?.map( ( { value } ) => value ),
		] )
	);
	return Object.entries( settings ).flatMap( ( [ name, setting ] ) => [
		...[ setting.when ?? {}, setting.needed?.when ?? {} ]
			.flatMap( ( when ) => checkWhen( when, values ) )
			.concat( checkPattern( setting.pattern ) )
			.map( ( problem ) => `"${ name }": ${ problem }` ),
		...inconsistencies( setting.settings ?? {} ),
	] );
};

function checkPattern( pattern = '' ) {
	try {
		new RegExp( pattern, 'u' );
		return [];
	} catch ( { message } ) {
		return [ `pattern ${ pattern } does not compile (${ message })` ];
	}
}

/** Returns the names of secrets inside lists or objects. */
const nestedSecrets = ( settings ) =>
	Object.values( settings )
		.flatMap( ( setting ) => Object.entries( setting.settings ?? {} ) )
		.flatMap( ( [ name, setting ] ) => [
			...( setting.control === 'secret' ? [ name ] : [] ),
			...nestedSecrets( { [ name ]: setting } ),
		] );

/** Defaults by type, for settings that define none. */
const DEFAULTS = { string: '', boolean: false, integer: 0, number: 0, object: {}, list: [] };

/** Applies `change` to every setting, starting with those inside lists and objects. */
const mapSettings = ( settings, change ) =>
	Object.fromEntries(
		Object.entries( settings ).map( ( [ name, setting ] ) => [
			name,
			change( {
				...setting,
				...( setting.settings && { settings: mapSettings( setting.settings, change ) } ),
			} ),
		] )
	);

/** Returns the settings with all defaults, and with the library's fonts as choices of font settings. */
const withDefaults = ( settings, fonts ) =>
	mapSettings( settings, ( setting ) => ( {
		default: DEFAULTS[ setting.type ],
		...setting,
		...( setting.control === 'font' && {
			choices: fonts.map( ( { id, family } ) => ( { value: id, text: family } ) ),
		} ),
	} ) );

/** Returns the settings without the keys that are only for people. */
export const shapesOf = ( settings ) =>
	mapSettings( settings, ( { choices, ...setting } ) => ( {
		...Object.fromEntries(
			Object.entries( setting ).filter( ( [ key ] ) => ! TEXT_KEYS.has( key ) )
		),
		...( choices && { values: choices.map( ( { value } ) => value ), ...cssOf( choices ) } ),
	} ) );

/**
 * Returns the default items of lists, which sites show until they change them.
 *
 * @param {Record<string, object>} groups By name.
 * @return {Record<string, Record<string, object[]>>} By group and setting.
 */
export const entriesOf = ( groups ) =>
	Object.fromEntries(
		Object.entries( groups )
			.map( ( [ name, { settings } ] ) => [ name, listDefaults( settings ) ] )
			.filter( ( [ , lists ] ) => Object.keys( lists ).length > 0 )
	);

const listDefaults = ( settings ) =>
	Object.fromEntries(
		Object.entries( settings )
			.filter( ( [ , setting ] ) => setting.type === 'list' && setting.default.length > 0 )
			.map( ( [ name, setting ] ) => [ name, setting.default ] )
	);

/** Returns the CSS value of each choice that has one. */
const cssOf = ( choices ) =>
	choices.some( ( { css } ) => css !== undefined ) && {
		css: Object.fromEntries( choices.map( ( { value, css } ) => [ value, css ?? '' ] ) ),
	};
