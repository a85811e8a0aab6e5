/** WordPress' own unit test settings, for everything in TypeScript beside its code. */
const { existsSync } = require( 'fs' );
const preset = require( '@wordpress/scripts/config/jest-unit.config' );

/** Says what WordPress' preset of Babel says, in a fifteenth of its time: a clone has no cache of what was compiled. */
const compiler = ( tsx ) => [
	'@swc/jest',
	{
		jsc: {
			target: 'es2022',
			parser: { syntax: 'typescript', tsx },
			transform: { react: { runtime: 'automatic' } },
		},
		module: { type: 'commonjs' },
		swcrc: false,
	},
];

module.exports = {
	...preset,
	roots: [ 'src', 'blocks', 'tests' ]
		.filter( ( folder ) => existsSync( `${ __dirname }/${ folder }` ) )
		.map( ( folder ) => `<rootDir>/${ folder }` ),
	testMatch: [ '**/*.test.[jt]s?(x)' ],
	testPathIgnorePatterns: [ '/node_modules/', '<rootDir>/tests/e2e/', '<rootDir>/tests/faults/' ],
	transform: { '\\.tsx$': compiler( true ), '\\.[jt]s$': compiler( false ) },
	// @wordpress/components and blocks ask for them, and they are ES modules alone.
	transformIgnorePatterns: [ '/node_modules/(?!(?:uuid|marked)/)' ],
	moduleNameMapper: {
		'^@atoll/stores$': '<rootDir>/src/stores/index.ts',
		'^@wordpress/ui$': '<rootDir>/tests/js/wordpress-ui.ts',
	},
	setupFilesAfterEnv: [ '<rootDir>/tests/js/setup.ts' ],
	// For what hangs, not for what is slow: other stages share the machine.
	testTimeout: 30_000,
	reporters: [ 'default' ],
};
