/** Lints code that is not in a file: JSON [ { path, code } ] on stdin, [ [ message, … ], … ] on stdout. */
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

const eslint = new ESLint( { overrideConfig: { rules: { 'prettier/prettier': 'off' } } } );
const asked = JSON.parse( await text( process.stdin ) );
const found = [];

for ( const { path, code } of asked ) {
	const [ result ] = await eslint.lintText( code, { filePath: path } );
	found.push( result.messages.map( ( { ruleId, message } ) => `${ ruleId }: ${ message }` ) );
}
process.stdout.write( JSON.stringify( found ) );
