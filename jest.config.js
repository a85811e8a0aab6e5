/** WordPress' own unit test settings, for everything in TypeScript beside its code. */
const preset = require( '@wordpress/scripts/config/jest-unit.config' );

module.exports = {
	...preset,
	roots: [ 'src', 'blocks', 'tests' ]
		.filter( ( folder ) => require( 'fs' ).existsSync( `${ __dirname }/${ folder }` ) )
		.map( ( folder ) => `<rootDir>/${ folder }` ),
	testMatch: [ '**/*.test.[jt]s?(x)' ],
	testPathIgnorePatterns: [ '/node_modules/', '<rootDir>/tests/e2e/', '<rootDir>/tests/smoke/' ],
	moduleNameMapper: {
		'\\.css$': require.resolve( '@wordpress/jest-preset-default/scripts/style-mock.js' ),
		'^@atoll/stores$': '<rootDir>/src/stores/index.ts',
	},
	setupFilesAfterEnv: [
		require.resolve( '@wordpress/jest-preset-default/scripts/setup-test-framework.js' ),
		'<rootDir>/tests/js/setup.ts',
	],
	reporters: [ 'default' ],
};
