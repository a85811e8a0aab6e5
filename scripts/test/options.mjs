import { oneOf } from '../console/options.mjs';
import { names } from './stages.mjs';

/** Options and usage of npm test. */
export const ABOUT = {
	usage: `
npm test                        everything that is done in 15 minutes
npm test -- --only types,e2e    some of it: ${ names.join( ', ' ) }
npm run test:all                everything
`,
	options: {
		'--only': ( text, name ) =>
			text.split( ',' ).map( ( word ) => oneOf( ...names )( word, name ) ),
		'--all': true,
	},
};
