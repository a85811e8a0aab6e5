import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { after, before, test } from 'node:test';
import { freePort, isFree, needPort } from './ports.mjs';

const server = createServer();
let taken;

before( async () => {
	await new Promise( ( resolve ) => server.listen( 0, '127.0.0.1', resolve ) );
	taken = server.address().port;
} );

after( () => server.close() );

test( 'tells a taken port from a free one', async () => {
	assert.equal( await isFree( taken ), false );
	assert.equal( await isFree( await freePort() ), true );
} );

test( 'finds a free port from a number on', async () => {
	const port = await freePort( taken );
	assert.ok( port > taken );
	assert.equal( await isFree( port ), true );
} );

test( 'refuses a taken port in one sentence that names a free one', async () => {
	const { message } = await needPort( taken ).catch( ( error ) => error );
	const sentence = /^Port \d+ is taken by another program; (\d+) is free: --port \d+\.$/;
	assert.match( message, sentence );
	assert.equal( await isFree( Number( sentence.exec( message )[ 1 ] ) ), true );
} );
