import { pdf, withUploadPage } from '../e2e/support/forms/uploads';
import { fixtures } from '../e2e/support/site/fixtures';
import { expect, test } from '../e2e/support/test';
import { command } from './support/command';
import { takeDisk } from './support/full-disk';
import { fillEntries } from './support/full-table';
import { health } from './support/health';
import { addMailingForm, fewAtATime, stored, submit } from './support/submissions';

const open = withUploadPage();

/** Returns the folder of visitors' files, which is chosen on first use. */
const folderOfFiles = async () =>
	( await command( `echo ( new Atoll\\Forms\\Uploads\\Storage\\StorageFolder() )->path();` ) )
		.printed;

for ( const how of [ 'full', 'read-only' ] as const ) {
	test( `a ${ how } disk takes no file, which is told, and forms without files work @alone`, async ( {
		page,
		marker,
	} ) => {
		const free = await takeDisk( await folderOfFiles(), how );
		const form = await open( page );
		try {
			await form.choose( form.one, [ 'Payslip.pdf', pdf() ] );
			await expect( form.rows( 6 ) ).toContainText( 'We cannot take files at the moment' );
			expect( await health( 'atoll_uploads' ) ).toMatchObject( { status: 'critical' } );
			expect( await submit( await addMailingForm(), marker ) ).toMatchObject( {
				status: 200,
			} );
		} finally {
			await free();
		}
		expect( await stored( marker, [ marker ] ) ).toEqual( [ 1 ] );
		await form.rows( 6 ).getByRole( 'button', { name: 'Try again Payslip.pdf' } ).click();
		await expect( form.rows( 6 ) ).toHaveClass( /is-done/ );
		expect( await health( 'atoll_uploads' ) ).toMatchObject( { status: 'good' } );
	} );
}

test( 'a database whose disk is full refuses in words, shows its pages, and takes the same again later @alone', async ( {
	request,
	marker,
} ) => {
	const form = await addMailingForm();
	const names = Array.from( { length: 12 }, ( _, index ) => `${ marker }${ index }x` );
	const free = await fillEntries();
	try {
		const replies = await fewAtATime( names, ( name ) => submit( form, name ) );
		const refused = names.filter( ( _, index ) => replies[ index ]!.status !== 200 );
		expect(
			replies
				.filter( ( { status } ) => status !== 200 )
				.map( ( { body } ) => JSON.parse( body ).code )
		).toEqual( refused.map( () => 'atoll_storage_failed' ) );
		expect( refused ).not.toEqual( [] );
		expect( await stored( marker, refused ) ).toEqual( refused.map( () => 0 ) );
		expect( ( await request.get( fixtures().formPath ) ).status() ).toBe( 200 );
		await free.room();
		for ( const name of refused ) {
			expect( await submit( form, name ) ).toMatchObject( { status: 200 } );
		}
		expect( await stored( marker, names ) ).toEqual( names.map( () => 1 ) );
	} finally {
		await free.all();
	}
} );
