import { expect, type Locator, type Page } from '@playwright/test';
import { FormOnPage } from '../forms/form';
import { fixtures } from '../site/fixtures';

/**
 * Loads the script that opens a form's link in a dialog, as the pointer would, and waits until it runs: after a click
 * it has two seconds, then the browser follows the link.
 */
export async function wakeLink( link: Locator ): Promise< void > {
	await link.page().waitForLoadState();
	await link.dispatchEvent( 'pointerover' );
	await expect( link ).toHaveAttribute( 'data-settled' );
}

/** Form in a dialog, and the link that opens it. */
export class FormModal {
	readonly link: Locator;
	readonly dialog: Locator;
	readonly title: Locator;
	readonly close: Locator;
	readonly form: FormOnPage;

	constructor( readonly page: Page ) {
		this.link = page.locator( 'a', { hasText: /^Ask us$/ } ); // It becomes a button once its script runs.
		this.dialog = page.locator( 'dialog.atoll-dialog--form' );
		this.title = this.dialog.locator( '[data-atoll="title"]' );
		this.close = this.dialog.getByRole( 'button', { name: 'Close', exact: true } );
		this.form = new FormOnPage( page );
	}

	/** Opens the page with the link. */
	async visit(): Promise< this > {
		await this.page.goto( fixtures().linkPath );
		return this;
	}

	/** Opens the form with the mouse, and waits until it is loaded. */
	async open(): Promise< this > {
		await wakeLink( this.link );
		await this.link.click();
		await this.form.root.waitFor();
		return this;
	}

	/** Delays or breaks the request for the form. */
	async onFetch( handle: ( proceed: () => Promise< void > ) => Promise< unknown > ) {
		await this.page.route( '**/s1t2/v1/forms/*', ( route ) =>
			handle( () => route.continue() )
		);
	}
}
