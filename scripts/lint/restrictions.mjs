/** `no-restricted-imports` per folder: what no path can say, because it is a package or a way in. */
const patterns = {
	'src/loader': [
		{
			regex: '^[^.]',
			message: 'The loader imports no package, to stay under 1 KB: let an island do it.',
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

/** Flat config objects, one per folder, since ESLint does not merge this rule's options. */
export const restrictions = ( rule ) =>
	Object.entries( patterns ).map( ( [ folder, list ] ) => ( {
		files: [ `${ folder }/**/*.{ts,tsx}` ],
		ignores: [ '**/*.test.{ts,tsx}' ],
		rules: { [ rule ]: [ 'error', { patterns: list } ] },
	} ) );

const MEND =
	'A kind is data: put the difference into contract/fields/<kind>/kind.json, or write a shape or a rule.';

/** `if ( field.kind === 'email' )` and `switch ( field.kind )`, in what a visitor runs. */
export const noKindByName = [
	'BinaryExpression[operator=/^[!=]==?$/][left.property.name="kind"][right.type="Literal"]',
	'BinaryExpression[operator=/^[!=]==?$/][left.name="kind"][right.type="Literal"]',
	'SwitchStatement[discriminant.property.name="kind"]',
	'SwitchStatement[discriminant.name="kind"]',
].map( ( selector ) => ( { selector, message: MEND } ) );
