import { entriesWith } from '../e2e/support/api';
import { CONFIRMATION, validAnswers } from '../e2e/support/enquiry';
import { expect, test } from '../e2e/support/test';
import { suffering } from './support/fault';
import { health } from './support/health';

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
		const again = form.failure.getByRole( 'button', { name: 'Try again' } );
		await again.click();
		await expect( form.submit ).toBeEnabled();
		await again.click();
		await expect( form.confirmation ).toContainText( CONFIRMATION );
		expect( await entriesWith( marker ) ).toHaveLength( 1 );

		const found = await health( 'atoll_rest', { rest } );
		expect( found.status ).toBe( 'critical' );
		expect( found.description ).toMatch( said );
	} );
}

test( 'Site Health has nothing to say of a REST API that visitors reach', async () => {
	expect( ( await health( 'atoll_rest' ) ).status ).toBe( 'good' );
} );
