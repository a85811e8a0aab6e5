import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CommandError } from './command-error.mjs';
import { oneOf, portOption, readOptions, wholeNumber } from './options.mjs';

const SPEC = { '--port': portOption, '--stack': oneOf( 'native', 'playground' ), '--fresh': true };

const refuses = ( args, message ) =>
	assert.throws(
		() => readOptions( args, SPEC ),
		( error ) => error instanceof CommandError && message.test( error.message )
	);

test( 'reads values after a space or an equals sign, and switches', () => {
	assert.deepEqual( readOptions( [ '--port', '9000', '--fresh' ], SPEC ), {
		port: 9000,
		fresh: true,
	} );
	assert.deepEqual( readOptions( [ '--stack=native' ], SPEC ), { stack: 'native' } );
	assert.deepEqual( readOptions( [], SPEC ), {} );
} );

test( 'refuses what it does not know, and names what there is', () => {
	refuses( [ '--prot', '9000' ], /no option “--prot”.*--port, --stack, --fresh/ );
	refuses( [ 'constructor' ], /no option “constructor”/ );
	refuses( [ '9000' ], /no option “9000”/ );
} );

test( 'refuses a missing value and a needless one', () => {
	refuses( [ '--port' ], /--port needs a value/ );
	refuses( [ '--port', '--fresh' ], /--port needs a value/ );
	refuses( [ '--port=' ], /--port needs a value/ );
	refuses( [ '--fresh=yes' ], /--fresh takes no value/ );
} );

test( 'takes only ports that a program without rights may use', () => {
	for ( const text of [ '80', '1023', '65536', '9e3', '-1', 'nine', '9000.5' ] ) {
		assert.throws( () => portOption( text ), /from 1024 to 65535/, text );
	}
	assert.equal( portOption( '1024' ), 1024 );
	assert.equal( portOption( '65535' ), 65535 );
} );

test( 'says which words an option takes', () => {
	refuses( [ '--stack', 'apache' ], /--stack is native or playground, not “apache”/ );
} );

test( 'reads words beside the options, where a command takes any', () => {
	const read = oneOf( 'css', 'php' );
	assert.deepEqual( readOptions( [ 'css', '--fresh', 'php' ], SPEC, read ), {
		words: [ 'css', 'php' ],
		fresh: true,
	} );
	assert.throws( () => readOptions( [ 'cs' ], SPEC, read ), /is css or php, not “cs”/ );
	assert.throws( () => readOptions( [ '--cs' ], SPEC, read ), /no option “--cs”/ );
} );

test( 'takes whole numbers only, from a least one on', () => {
	for ( const text of [ '0', '-1', '1.5', '1e3', 'many', '' ] ) {
		assert.throws( () => wholeNumber()( text, '--count' ), /--count is a whole number from 1/ );
	}
	assert.equal( wholeNumber()( '1000000', '--count' ), 1000000 );
	assert.equal( wholeNumber( 0 )( '0', '--minutes' ), 0 );
} );
