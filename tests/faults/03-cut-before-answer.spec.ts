import { expect, test } from '../e2e/support/test';
import { SilentProxy } from './support/silent-proxy';
import { addMailingForm, mailed, sendWaiting, stored, submit } from './support/submissions';

/** Sends so many submissions whose answers are cut off, and each of them again. */
async function expectOneAnswer( marker: string, count: number ): Promise< void > {
	const form = await addMailingForm();
	const proxy = await SilentProxy.start();
	const names = Array.from( { length: count }, ( _, index ) => `${ marker }${ index }x` );
	try {
		for ( const name of names ) {
			const first = await submit( form, name, { site: proxy.url } );
			expect( first ).toEqual( { status: 0, body: '' } );
			const again = await submit( form, name );
			expect( again ).toEqual( { status: 200, body: proxy.unheard.pop() } );
		}
	} finally {
		proxy.stop();
	}
	const once = names.map( () => 1 );
	expect( await stored( marker, names ) ).toEqual( once );
	await expect.poll( () => mailed( names ) ).toEqual( once );
	await sendWaiting( marker );
	expect( await mailed( names ) ).toEqual( once );
}

test( 'a submission whose answer was cut off gets that answer when it is sent again, one entry and one mail', ( {
	marker,
} ) => expectOneAnswer( marker, 5 ) );

test( '@long so do 150', ( { marker } ) => expectOneAnswer( marker, 150 ) );
