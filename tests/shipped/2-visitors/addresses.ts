import { addressOf, forgetRoot } from '../support/rest';
import { expect, test } from '../support/test';

/** What is chosen in Settings, and how addresses of REST begin then. */
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
