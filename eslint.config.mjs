/** ESLint: WordPress' rules, and Atoll's own on who may import whom (docs/architecture.md). */
import comments from '@eslint-community/eslint-plugin-eslint-comments';
import wordpress from '@wordpress/eslint-plugin';
import { noKindByName, restrictions } from './scripts/lint/restrictions.mjs';
import { zones } from './scripts/lint/zones.mjs';

const TYPESCRIPT = [ '**/*.{ts,tsx}' ];
const TESTS = [ '**/*.test.{ts,tsx}', 'tests/js/**' ];
const BROWSER_TESTS = [ 'e2e', 'faults', 'shipped', 'smoke' ].map(
	( folder ) => `tests/${ folder }/**/*.ts`
);
const NODE = [ '**/*.{js,mjs,cjs}', 'tests/**/*.ts' ];

/** Files with a function of more than 60 lines, and why. */
const LONG_FUNCTIONS = [
	// Works through a form once, over values that every step of it reads and writes.
	'src/forms/logic/resolve-logic.ts',
	// A few lines over, as what they listen to, or read, belongs to all of it.
	'src/islands/form/inputs/allow-characters.ts',
	'src/islands/form/validation/checkable.ts',
];

const maxLinesOfFunctions = ( max ) => ( {
	'max-lines-per-function': [ 'error', { max, skipBlankLines: true, skipComments: true } ],
} );

const only = ( files, configs ) => configs.map( ( config ) => ( { ...config, files } ) );

export default [
	{
		ignores: [
			'plugin/build/',
			'src/contract/',
			'vendor/',
			'.atoll/',
			'dist/',
			'test-results/',
		],
	},
	{ linterOptions: { reportUnusedDisableDirectives: 'error' } },
	...wordpress.configs.recommended,
	{
		plugins: { 'eslint-comments': comments },
		rules: {
			'eslint-comments/require-description': [ 'error', { ignore: [ 'eslint-enable' ] } ],
			'eslint-comments/no-unlimited-disable': 'error',
			'max-lines': [ 'error', { max: 250 } ],
			'import/no-restricted-paths': [ 'error', { zones: zones() } ],
			'import/order': [
				'error',
				{
					groups: [ 'builtin', 'external', 'internal', 'parent', 'sibling', 'index' ],
					alphabetize: { order: 'asc', caseInsensitive: true },
				},
			],
			'@wordpress/data-no-store-string-literals': 'error',
			'@wordpress/i18n-text-domain': [ 'error', { allowedTextDomain: 'atoll' } ],
			// A docblock says what the signature cannot; it need not name every parameter again.
			'jsdoc/require-param': 'off',
			'jsdoc/require-returns-description': 'off',
			'jsdoc/require-property-description': 'off',
			'jsdoc/check-line-alignment': 'off',
			'jsdoc/check-param-names': 'off',
			'jsdoc/check-types': 'off',
			'jsdoc/valid-types': 'off',
		},
		settings: { react: { version: '18.3' } },
	},
	{
		files: TYPESCRIPT,
		rules: {
			// The compiler knows these better.
			'no-undef': 'off',
			'jsdoc/no-undefined-types': 'off',
			'import/no-unresolved': 'off',
			'@typescript-eslint/method-signature-style': 'off',
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/ban-ts-comment': [
				'error',
				{ 'ts-expect-error': 'allow-with-description' },
			],
		},
	},
	{
		files: [ '{src,blocks}/**/*.{ts,tsx}' ],
		ignores: TESTS,
		rules: { complexity: [ 'error', 15 ] },
	},
	{
		// What a component draws is one long tree, and no fault by itself.
		files: [ '{src,blocks}/**/*.tsx' ],
		ignores: TESTS,
		rules: maxLinesOfFunctions( 100 ),
	},
	{
		files: [ '{src,blocks}/**/*.ts' ],
		ignores: [ ...TESTS, ...LONG_FUNCTIONS ],
		rules: maxLinesOfFunctions( 60 ),
	},
	...restrictions( '@typescript-eslint/no-restricted-imports' ),
	{
		// Other blocks have kinds of their own: of calls to action, of calculators.
		files: [ 'src/**/*.{ts,tsx}', 'blocks/{field,form,forms,page-break}/**/*.{ts,tsx}' ],
		rules: { 'no-restricted-syntax': [ 'error', ...noKindByName ] },
	},
	{
		// SHA-256 is nothing but operations on bits.
		files: [ 'src/forms/sha256.ts' ],
		rules: { 'no-bitwise': 'off' },
	},
	{
		files: NODE,
		rules: {
			'no-bitwise': 'off',
			'no-console': 'off',
			'import/no-unresolved': 'off',
			'import/named': 'off',
			'import/default': 'off',
		},
	},
	...only( TESTS, wordpress.configs[ 'test-unit' ] ),
	{
		files: TESTS,
		// Jest reads it: which of its environments a file is for.
		rules: { 'jsdoc/check-tag-names': [ 'error', { definedTags: [ 'jest-environment' ] } ] },
	},
	...only( BROWSER_TESTS, wordpress.configs[ 'test-playwright' ] ),
	{
		files: BROWSER_TESTS,
		rules: {
			// Fixtures call a function named `use`; what runs in the page has one document.
			'react-hooks/rules-of-hooks': 'off',
			'@wordpress/no-global-active-element': 'off',
			'no-empty-pattern': 'off',
			'playwright/consistent-spacing-between-blocks': 'off',
			'playwright/no-skipped-test': [ 'error', { allowConditional: true } ],
			'playwright/valid-title': [ 'error', { ignoreTypeOfTestName: true } ],
			'playwright/expect-expect': [
				'error',
				{ assertFunctionPatterns: [ '^expect', '\\.expect' ] },
			],
		},
	},
	{
		// It draws in a page of its own, and coordinates read best as they are laid out.
		files: [ 'plugin/demo/art/**' ],
		languageOptions: { globals: { Image: 'readonly' } },
		rules: { 'prettier/prettier': 'off' },
	},
	// Any Node must be able to read these, to say that it is too old.
	{ files: [ 'scripts/*.cjs' ], rules: { 'no-var': 'off' } },
];
