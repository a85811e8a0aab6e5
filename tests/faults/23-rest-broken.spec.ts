import { entriesWith } from '../e2e/support/api';
import { CONFIRMATION, validAnswers } from '../e2e/support/enquiry';
import { expect, test } from '../e2e/support/test';
import { command } from './support/command';
import { suffering } from './support/fault';

/** What Site Health says of the REST API. */
const health = async ( fault = {} ): Promise< { status: string; description: string } > =>
	JSON.parse(
		(
			await command(
				`echo "\\nJSON:" . wp_json_encode( apply_filters( 'site_status_tests', array( 'direct' => array() ) )['direct']['atoll_rest']['test']() );`,
				{ fault }
			)
		).printed.split( '\nJSON:' )[ 1 ]!
	);

for ( const [ rest, said ] of [
	[ 'closed', /closed for visitors/ ],
	[ 'noisy', /prints something/ ],
] as const ) {
	test( `a form is sent though another plugin makes the REST API ${ rest }, which Site Health tells`, async ( {
		page,
		form,
		marker,
	} ) => {
		await page.setExtraHTTPHeaders( suffering( { rest } ) );
		await form.openLive();
		await form.fill( validAnswers( marker ) );
		await form.submit.click();
		await expect( form.failure ).toContainText( /answers are still here/i );
		await expect( form.input( 'input_2' ) ).toHaveValue( `${ marker }@example.com.au` );
		await expect( async () => {
			const again = form.failure.getByRole( 'button', { name: 'Try again' } );
			await again.click( { timeout: 2_000 } ).catch( () => {} );
			await expect( form.confirmation ).toContainText( CONFIRMATION, { timeout: 3_000 } );
		} ).toPass();
		expect( await entriesWith( marker ) ).toHaveLength( 1 );

		const found = await health( { rest } );
		expect( found.status ).toBe( 'critical' );
		expect( found.description ).toMatch( said );
	} );
}

test( 'Site Health has nothing to say of a REST API that visitors reach', async () => {
	expect( ( await health() ).status ).toBe( 'good' );
} );
