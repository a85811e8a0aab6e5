import { addressOf } from '../support/rest';
import { expect, test } from '../support/test';

/** By the chapter: what is chosen in Settings, and how addresses of REST begin then. */
const STRUCTURES: Record< string, { choice: string; rest: RegExp } > = {
	plain: { choice: 'Plain', rest: /\/index\.php\?rest_route=(\/|%2F)s1t2/ },
	pretty: { choice: 'Post name', rest: /\/wp-json\/s1t2/ },
};

test( 'the owner chooses how addresses look, in WordPress’ settings', async ( { owner } ) => {
	const { choice, rest } = STRUCTURES[ test.info().project.name ]!;
	await owner.goto( 'wp-admin/options-permalink.php' );
	await owner.getByRole( 'radio', { name: choice } ).check();
	await owner.getByRole( 'button', { name: 'Save Changes' } ).click();
	await expect( owner.getByText( 'Permalink structure updated.' ).first() ).toBeVisible();
	expect( await addressOf( owner, 's1t2/v1/context' ) ).toMatch( rest );
} );
