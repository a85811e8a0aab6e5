import { checkWhen, noSetting } from './check-when.mjs';

/**
 * Returns settings of a kind that nothing sets, and settings without a label for editors.
 *
 * @param {object}   kind
 * @param {object[]} settings Settings of contract/fields/settings.json.
 * @return {string[]}
 */
export function checkSettings( kind, settings ) {
	const find = ( name ) => settings.find( ( { setting } ) => setting === name );
	const wordsOf = ( name ) => find( name )?.options?.map( ( { value } ) => value ) ?? [];
	return [
		...kind.settings
			.filter( ( name ) => ! find( name ) )
			.map(
				( name ) => `nothing sets "${ name }"; list it in contract/fields/settings.json`
			),
		...Object.entries( kind.options ?? {} ).flatMap( ( [ name, values ] ) =>
			values
				.filter( ( value ) => ! wordsOf( name ).includes( value ) )
				.map(
					( value ) =>
						`"${ name }" has no words for "${ value }"; give it some in contract/fields/settings.json`
				)
		),
	];
}

/**
 * Returns conditions anywhere in a kind that test settings which can never have that value.
 *
 * @param {object}   kind
 * @param {object[]} settings Settings of contract/fields/settings.json.
 * @return {string[]}
 */
export function checkAsked( kind, settings ) {
	const own = settings.filter( ( { setting } ) => kind.settings.includes( setting ) );
	const given = settings.filter(
		( { setting } ) => kind.settings.includes( setting ) || kind[ setting ]
	);
	const values = Object.fromEntries( [
		...own.map( ( { setting, control } ) => [
			setting,
			control === 'toggle' ? [ 'yes', '' ] : kind.options?.[ setting ]?.concat( '' ),
		] ),
		...given.flatMap( ( { gives = [] } ) => gives ).map( ( name ) => [ name ] ),
	] );
	return objectsIn( kind ).flatMap( ( { when = {}, from = {} } ) => [
		...checkWhen( when, values ),
		...( typeof from === 'string' ? [] : Object.values( from ) )
			.filter( ( name ) => ! Object.hasOwn( values, name ) )
			.map( ( name ) => noSetting( 'from', name, values ) ),
	] );
}

const objectsIn = ( value ) =>
	Object( value ) === value ? [ value, ...Object.values( value ).flatMap( objectsIn ) ] : [];
