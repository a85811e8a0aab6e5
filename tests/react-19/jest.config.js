/** `npm run test:react-19`: the tests of islands once more, on the React that a later WordPress will bring. */
const settings = require( '../../jest.config' );

const ROOT = `${ __dirname }/../..`;
const own = `${ __dirname }/node_modules`;

module.exports = {
	...settings,
	rootDir: ROOT,
	roots: [ '<rootDir>/src/islands' ],
	moduleNameMapper: {
		...settings.moduleNameMapper,
		'^(react|react-dom|scheduler)$': `${ own }/$1`,
		'^(react|react-dom)/(.*)$': `${ own }/$1/$2`,
	},
};
