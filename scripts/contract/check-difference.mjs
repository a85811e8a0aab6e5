/** Settings of Gravity Forms' fields that differences may test; any other name counts as a spelling mistake. */
const THERE = [
	'addressType',
	'allowedExtensions',
	'choices',
	'dateFormat',
	'enableCalculation',
	'enableColumns',
	'isRequired',
	'maxFiles',
	'maxFileSize',
	'multipleFiles',
	'phoneFormat',
];

/** Keys of a rule that are not parameters. */
const NO_PARAMETERS = [ 'rule', 'message', 'when', 'from' ];

/**
 * @param {object} difference One of `gravity.differences` of a kind.
 * @param {object} kind
 * @return {string[]} Problems: placeholders without a value, and conditions that are never true.
 */
export function checkDifference( { rule, text, ifThere, unlessThere }, { rules } ) {
	const named = rules.find( ( one ) => one.rule === rule );
	if ( rule && ! named ) {
		return [ `a difference names the rule "${ rule }", which the kind does not have` ];
	}
	const known = [ 'field', ...Object.keys( { ...named, ...named?.from } ) ].filter(
		( name ) => ! NO_PARAMETERS.includes( name )
	);
	return [
		...( text.match( /(?<=\{)\w+(?=\})/g ) ?? [] )
			.filter( ( name ) => ! known.includes( name ) )
			.map( ( name ) => `nothing is put in the place of {${ name }} in "${ text }"` ),
		...( text.includes( '{field}' )
			? []
			: [ `"${ text }" does not say which field it is of; name it by {field}` ] ),
		...Object.keys( { ...ifThere, ...unlessThere } )
			.filter( ( name ) => ! THERE.includes( name ) )
			.map(
				( name ) =>
					`a difference asks for "${ name }" in Gravity Forms; known are ${ THERE.join( ', ' ) }, and scripts/contract/check-difference.mjs takes more`
			),
	];
}
