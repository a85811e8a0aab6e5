/** WordPress' own unit test settings, for everything in TypeScript beside its code. */
const { existsSync } = require( 'fs' );
const preset = require( '@wordpress/scripts/config/jest-unit.config' );
const optionsOf = require( './scripts/bundle/compiler.cjs' );

const compiler = ( tsx ) => {
	const { jsc, ...options } = optionsOf( tsx );
	return [
		'@swc/jest',
		{ ...options, jsc: { ...jsc, target: 'es2022' }, module: { type: 'commonjs' } },
	];
};

module.exports = {
	...preset,
	roots: [ 'src', 'blocks', 'tests' ]
		.filter( ( folder ) => existsSync( `${ __dirname }/${ folder }` ) )
		.map( ( folder ) => `<rootDir>/${ folder }` ),
	testMatch: [ '**/*.test.[jt]s?(x)' ],
	testPathIgnorePatterns: [ '/node_modules/', '<rootDir>/tests/e2e/', '<rootDir>/tests/faults/' ],
	runtime: '<rootDir>/tests/js/runtime.cjs',
	transform: {
		'\\.tsx$': compiler( true ),
		'\\.[jt]s$': compiler( false ),
		'/@wordpress/[^/]+/build/.+\\.cjs$': '<rootDir>/tests/js/lazy-packages.cjs',
	},
	// @wordpress/components and blocks ask for uuid and marked, and they are ES modules alone.
	transformIgnorePatterns: [ '/node_modules/(?!(?:uuid|marked|@wordpress/[^/]+/build)/)' ],
	moduleNameMapper: {
		'^@atoll/stores$': '<rootDir>/src/stores/index.ts',
		'^@wordpress/ui$': '<rootDir>/tests/js/wordpress-ui.ts',
	},
	setupFilesAfterEnv: [ '<rootDir>/tests/js/setup.ts' ],
	// For what hangs, not for what is slow: other stages share the machine.
	testTimeout: 30_000,
	reporters: [ 'default' ],
};
