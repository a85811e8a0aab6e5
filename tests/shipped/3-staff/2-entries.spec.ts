import { readFile } from 'node:fs/promises';
import { entriesWith } from '../support/entries';
import { kept } from '../support/kept';
import { addressOf } from '../support/rest';
import { expect, test } from '../support/test';

test( 'an entry is found in the list, read, and exported', async ( { visitor, owner, marker } ) => {
	const { leadsOn } = kept( 'forms' );
	const route = await addressOf( visitor, `gf/v2/forms/${ leadsOn }/submissions` );
	expect( ( await visitor.request.post( route, { data: { input_1: marker } } ) ).status() ).toBe(
		200
	);

	await owner.goto( `wp-admin/admin.php?page=atoll-entries&form=${ leadsOn }` );
	await expect( owner.getByRole( 'row' ).filter( { hasText: marker } ) ).toBeVisible();
	await owner.getByRole( 'button', { name: 'Export', exact: true } ).click();
	const waiting = owner.waitForEvent( 'download' );
	await owner.getByRole( 'button', { name: 'Download' } ).click();
	const file = await readFile( await ( await waiting ).path(), 'utf8' );
	expect( file ).toMatch( /^\uFEFF"Entry","Received","Your name"\r\n/ );
	expect( file ).toContain( `"${ marker }"` );

	const [ entry ] = await entriesWith( owner, marker );
	await owner.goto( `wp-admin/admin.php?page=atoll-entries&entry=${ entry!.id }` );
	await expect( owner.locator( '#wpbody-content' ) ).toContainText( marker );
} );
