import type { Locator, Page } from '@playwright/test';
import { FormOnPage } from './form';

/** Address fields in Gravity Forms' format. */
export const ADDRESS_FIELDS = [
	{ id: 1, type: 'text', label: 'Your name', isRequired: true },
	{
		id: 3,
		type: 'address',
		label: 'Where you live',
		isRequired: true,
		lookup: 'yes',
		addressType: 'international',
	},
];

/** Fields of an address on a page. */
export class AddressOnPage {
	readonly form: FormOnPage;
	readonly line1: Locator;
	readonly list: Locator;
	readonly status: Locator;

	constructor( readonly page: Page ) {
		this.form = new FormOnPage( page );
		this.line1 = this.form.input( 'input_3_1' );
		this.list = page.getByRole( 'listbox', { name: 'Suggested addresses' } );
		this.status = page.locator( '[data-atoll="lookup"] [role="status"]' );
	}

	async open( path: string ): Promise< this > {
		await this.page.goto( path );
		await this.form.wake();
		return this;
	}

	values(): Promise< string[] > {
		return Promise.all(
			[ 1, 2, 3, 4, 5, 6 ].map( ( part ) =>
				this.form.input( `input_3_${ part }` ).inputValue()
			)
		);
	}

	async typeByHand(): Promise< void > {
		await this.form.fill( {
			input_3_1: '7 Hand Street',
			input_3_2: '-',
			input_3_3: 'Hobart',
			input_3_4: 'TAS',
			input_3_5: '7000',
		} );
	}
}
