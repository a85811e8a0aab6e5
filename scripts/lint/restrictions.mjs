/** Patterns of `no-restricted-imports` per folder, for restrictions that no path expresses, such as packages. */
const patterns = {
	'src/loader': [
		{
			regex: '^[^.]',
			message: 'The loader imports no package, to stay small: let an island do it.',
		},
	],
	'src/enhancements': [
		{
			regex: '^[^.]',
			message:
				'An enhancement imports no package, so that none comes with it: what needs one is an island.',
		},
	],
	'src/forms': [
		{
			regex: '^(react|react-dom|@wordpress/|@atoll/)',
			message:
				'src/forms is pure, as php/Engine is: put what needs React or WordPress into an island or a store.',
		},
	],
	'src/api': [
		{
			regex: '^(react|react-dom|@wordpress/(element|components|data)|@atoll/)',
			message:
				'src/api only speaks with the server: keep React and state in islands and stores.',
		},
	],
	...Object.fromEntries(
		[ 'src/islands', 'src/ui', 'src/admin' ].map( ( folder ) => [
			folder,
			[
				{
					regex: '^\\.{1,2}/(.*/)?stores(/|$)',
					allowTypeImports: true,
					message:
						"Import from '@atoll/stores', the shared script: by path the store would be bundled and registered twice.",
				},
			],
		] )
	),
};

/** Returns flat config objects, one per folder, since ESLint does not merge this rule's options. */
export const restrictions = ( rule ) =>
	Object.entries( patterns ).map( ( [ folder, list ] ) => ( {
		files: [ `${ folder }/**/*.{ts,tsx}` ],
		ignores: [ '**/*.test.{ts,tsx}' ],
		rules: { [ rule ]: [ 'error', { patterns: list } ] },
	} ) );

const MEND =
	'A kind is data: put the difference into contract/fields/<kind>/kind.json, or write a shape or a rule.';

/** Returns selectors for the property `kind`, or a variable of that name; also with `?.`, `!` and `as`. */
const kindAt = ( place ) =>
	[ '', '.expression' ].flatMap( ( inner ) => [
		`[${ place }${ inner }.property.name="kind"]`,
		`[${ place }${ inner }.name="kind"]`,
	] );

/** Selectors for all ways to check the kind of a field: comparisons, `switch`, lists and sets, objects by kind. */
export const noKindByName = [
	...kindAt( 'left' ).map(
		( kind ) => `BinaryExpression[operator=/^[!=]==?$/][right.type="Literal"]${ kind }`
	),
	...kindAt( 'right' ).map(
		( kind ) => `BinaryExpression[operator=/^[!=]==?$/][left.type="Literal"]${ kind }`
	),
	...kindAt( 'left' ).map( ( kind ) => `BinaryExpression[operator="in"]${ kind }` ),
	...kindAt( 'discriminant' ).map( ( kind ) => `SwitchStatement${ kind }` ),
	...kindAt( 'arguments.0' ).map(
		( kind ) =>
			`CallExpression[callee.property.name=/^(includes|indexOf|has|get|test)$/]${ kind }`
	),
	// Lookups in the contract's own kinds are allowed.
	...[ '[property.property.name="kind"]', '[property.name="kind"]' ].map(
		( kind ) =>
			`MemberExpression[computed=true]:not([object.name="kinds"], [object.property.name="kinds"])${ kind }`
	),
].map( ( selector ) => ( { selector, message: MEND } ) );
