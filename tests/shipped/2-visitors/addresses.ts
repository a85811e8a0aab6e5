import { addressOf, forgetRoot } from '../support/rest';
import { expect, test } from '../support/test';

/** Permalink structure in Settings, and the start of REST URLs with it. */
export interface Structure {
	choice: string;
	rest: RegExp;
}

export const chooseAddresses = ( { choice, rest }: Structure ) =>
	test( 'the owner chooses how addresses look, in WordPress’ settings', async ( { owner } ) => {
		await owner.goto( 'wp-admin/options-permalink.php' );
		await owner.getByRole( 'radio', { name: choice } ).check();
		await owner.getByRole( 'button', { name: 'Save Changes' } ).click();
		await expect( owner.getByText( 'Permalink structure updated.' ).first() ).toBeVisible();
		forgetRoot();
		expect( await addressOf( owner, 's1t2/v1/context' ) ).toMatch( rest );
	} );
