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

/** Returns the starts and ends in order, and the maximum number that ran at a time. */
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

test( 'patient ones run beside all others, one at a time, until the lanes have nothing else to do', async () => {
	const patient = [ 'x', 'y', 'z', 'v' ].map( ( name ) => ( {
		name,
		turns: 4,
		isPatient: true,
	} ) );
	const { story, most } = await runOf( [ ...STAGES.slice( 1, 4 ), ...patient ], 2 );
	assert.equal( story, 'x( b( c( )b )c alone( )alone y( )x z( )y v( )z )v' );
	assert.equal( most, 3 );
} );

test( 'patient ones that wait begin no more after one that breaks', async () => {
	const patient = [ 'x', 'y' ].map( ( name ) => ( { name, turns: 5, isPatient: true } ) );
	assert.deepEqual( await runOf( [ ...STAGES.slice( 0, 3 ), ...patient ], 2, 'b' ), {
		story: 'x( a( b( )b )x )a',
		most: 3,
		error: 'b',
	} );
} );
