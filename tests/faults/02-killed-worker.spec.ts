import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../e2e/support/test';
import { randomNumbers, SEED } from './support/random';
import {
	addMailingForm,
	fewAtATime,
	mailed,
	sendWaiting,
	stored,
	submit,
} from './support/submissions';

/** Returns the number of queries of a submission, including those that send its mail after the response. */
async function countQueries( form: number, marker: string ): Promise< number > {
	const file = join( process.env.ATOLL_WP_DIR!, 'wp-content', marker );
	const read = () => readFile( file, 'utf8' ).catch( () => '' );
	await submit( form, `${ marker }a` );
	await submit( form, `${ marker }b`, { fault: { count: marker } } );
	await expect.poll( () => mailed( [ `${ marker }b` ] ) ).toEqual( [ 1 ] );
	let last = '';
	await expect
		.poll( async () => {
			const before = last;
			last = await read();
			return last !== '' && last === before;
		} )
		.toBe( true );
	return Number( last );
}

/** Kills the worker at each of these queries, in one submission each, which is then sent again. */
async function expectOnceWhenKilledAt(
	form: number,
	marker: string,
	points: number[]
): Promise< void > {
	const names = points.map( ( point, index ) => `${ marker }${ index }at${ point }x` );
	const once = names.map( () => 1 );
	const first = await fewAtATime( names, ( name ) =>
		submit( form, name, { fault: { kill: points[ names.indexOf( name ) ]! } } )
	);
	const halves = await stored( marker, names );
	expect( halves.filter( ( count ) => count > 1 ) ).toEqual( [] );
	const again = await fewAtATime( names, ( name ) => submit( form, name ) );
	expect( again.map( ( { status } ) => status ) ).toEqual( names.map( () => 200 ) );
	expect( await stored( marker, names ) ).toEqual( once );

	const answered = first.map( ( { status } ) => status === 200 );
	expect( again.filter( ( _, index ) => answered[ index ] ) ).toEqual(
		first.filter( ( _, index ) => answered[ index ] )
	);
	// Another test may be sending at this moment, in which case no other process does.
	await expect
		.poll( () => sendWaiting( marker ).then( () => mailed( names ) ) )
		.not.toContain( 0 );
	const mails = await mailed( names );
	// A kill can duplicate a mail only between sending it and recording that; by then the visitor has a response.
	const doubled = mails.map( ( count, index ) => answered[ index ] && count === 2 );
	expect( mails.map( ( count, index ) => ( doubled[ index ] ? 1 : count ) ) ).toEqual( once );
}

test( `a submission whose worker is killed is stored once when it is sent again, at 20 points by the seed ${ SEED }`, async ( {
	marker,
} ) => {
	const form = await addMailingForm();
	await expectOnceWhenKilledAt(
		form,
		marker,
		randomNumbers( 20, await countQueries( form, marker ) )
	);
} );

test( '@long the same before each query of a submission', async ( { marker } ) => {
	const form = await addMailingForm();
	const queries = await countQueries( form, marker );
	await expectOnceWhenKilledAt(
		form,
		marker,
		Array.from( { length: queries }, ( _, index ) => index + 1 )
	);
} );
