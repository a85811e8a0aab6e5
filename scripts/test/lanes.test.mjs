import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { inLanes } from './lanes.mjs';

const STAGES = [
	{ name: 'a', turns: 5 },
	{ name: 'b', turns: 1 },
	{ name: 'c', turns: 1 },
	{ name: 'alone', turns: 2, apart: 'alone' },
	{ name: 'd', turns: 1 },
	{ name: 'e', turns: 2, apart: 'pair' },
	{ name: 'f', turns: 1, apart: 'pair' },
];

/** What began and ended, in order, and how many ran at most. */
async function runOf( stages, lanes, fail = '' ) {
	const story = [];
	let running = 0;
	let most = 0;
	const work = async ( { name, turns } ) => {
		most = Math.max( most, ++running );
		story.push( `${ name }(` );
		for ( let turn = 0; turn < turns; turn++ ) {
			await setImmediate();
		}
		story.push( `)${ name }` );
		running--;
		if ( name === fail ) {
			throw new Error( fail );
		}
	};
	const error = await inLanes( stages, work, { lanes } ).catch( ( { message } ) => message );
	return { story: story.join( ' ' ), most, error };
}

test( 'two run at a time, and what needs the machine for itself gets it', async () => {
	assert.deepEqual( await runOf( STAGES, 2 ), {
		story: 'a( b( )b c( )c )a alone( )alone d( )d e( f( )f )e',
		most: 2,
		error: undefined,
	} );
} );

test( 'one lane runs one after another', async () => {
	const { story, most } = await runOf( STAGES, 1 );
	assert.equal( story, 'a( )a b( )b c( )c alone( )alone d( )d e( )e f( )f' );
	assert.equal( most, 1 );
} );

test( 'after one that breaks no other begins, and those that run end first', async () => {
	assert.deepEqual( await runOf( STAGES, 2, 'b' ), {
		story: 'a( b( )b )a',
		most: 2,
		error: 'b',
	} );
} );

test( 'a lane in which something runs already is taken until that has ended', async () => {
	const story = [];
	let end;
	const ahead = new Promise( ( resolve ) => ( end = resolve ) );
	const work = async ( { name } ) => {
		story.push( `${ name }(` );
		await setImmediate();
		if ( name === 'c' ) {
			story.push( 'ahead ends' );
			end();
		}
		story.push( `)${ name }` );
	};
	await inLanes( STAGES.slice( 0, 4 ), work, { lanes: 2, ahead } );
	assert.equal( story.join( ' ' ), 'a( )a b( )b c( ahead ends )c alone( )alone' );
} );
