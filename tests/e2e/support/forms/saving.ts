import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { call } from '../site/api';
import { FormOnPage } from './form';

/** Form of two pages that can be saved, and its page. */
export interface SavingPage {
	form: number;
	path: string;
}

const field = ( id: number, type: string, label: string, more: object = {} ) => ( {
	id,
	type,
	label,
	...more,
} );

/** Adds a form and its page, as an editor would. */
export async function addSavingPage( more: object = {} ): Promise< SavingPage > {
	const form = await call< { id: number } >( 'gf/v2/forms', 'POST', {
		title: 'Home loan application',
		save: { enabled: true },
		fields: [
			field( 1, 'text', 'Full name', { isRequired: true } ),
			field( 2, 'email', 'Email', { isRequired: true } ),
			field( 3, 'page', '' ),
			field( 4, 'textarea', 'Your situation', { isRequired: true } ),
			field( 5, 'checkbox', 'Topics', {
				choices: [
					{ text: 'First home', value: 'first' },
					{ text: 'Refinancing', value: 'refinance' },
				],
			} ),
		],
		...more,
	} );
	const page = await call< { link: string } >( 'wp/v2/pages', 'POST', {
		title: 'Apply',
		status: 'publish',
		content: `<!-- wp:atoll/form {"formId":${ form.id }} /-->`,
	} );
	return { form: form.id, path: new URL( page.link ).pathname };
}

/** Adds a page with a link that opens the form in a dialog; returns its path. */
export async function addLinkTo( { form, path }: SavingPage ): Promise< string > {
	const page = await call< { link: string } >( 'wp/v2/pages', 'POST', {
		title: 'About loans',
		status: 'publish',
		content: `<!-- wp:paragraph --><p><a href="${ path }#atoll-form-${ form }">Apply here</a></p><!-- /wp:paragraph -->`,
	} );
	return new URL( page.link ).pathname;
}

/** Form that can be saved, on a page. */
export class SavableForm extends FormOnPage {
	readonly save: Locator;
	readonly dialog: Locator;
	readonly link: Locator;
	readonly email: Locator;

	constructor( page: Page ) {
		super( page );
		this.save = this.root.locator( '[data-atoll="save"]' );
		this.dialog = page.getByRole( 'dialog' );
		this.link = this.dialog.getByLabel( 'Link to your form' );
		this.email = this.dialog.getByLabel( /^Enter your email address/ );
	}

	async visit( address: string ): Promise< this > {
		await this.page.goto( address );
		return this;
	}

	/** Presses Save and Continue, and returns the link. */
	async saved(): Promise< string > {
		await this.save.click();
		await expect( this.dialog ).toBeVisible();
		return this.link.inputValue();
	}
}

/** Returns the text of the site's newest mail to an address. */
export function mailTo( address: string ): string | undefined {
	const folder = join( process.env.ATOLL_WP_DIR ?? '', '../mail' );
	return readdirSync( folder )
		.map( ( name ) => readFileSync( join( folder, name ), 'utf8' ) )
		.filter( ( mail ) => mail.includes( address ) )
		.pop();
}
