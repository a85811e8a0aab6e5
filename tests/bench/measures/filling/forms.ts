import type { Page } from '@playwright/test';
import { call } from '../../../e2e/support/site/api';

/** A form that is filled in: where it is, and what of it is pressed and awaited. */
export interface FilledForm {
	name: string;
	open( page: Page ): Promise< unknown >;
	input( id: number ): string;
	next: string;
	/** Shown as soon as the press is heard. */
	heard: string;
	/** Shown once the second page is there. */
	turned: string;
	send: string;
	confirmation: string;
}

const page = ( pageNumber: number ) => ( { pageNumber, isRequired: true } );

const CHOICES = [ 'Refinance', 'Home loan', 'Vehicle' ].map( ( text ) => ( {
	text,
	value: text,
} ) );

const SIX_FIELDS = {
	title: 'Six fields',
	button: { type: 'text', text: 'Send' },
	pagination: { type: 'steps', pages: [ 'You', 'Your loan' ] },
	fields: [
		{ id: 1, type: 'text', label: 'Name', ...page( 1 ) },
		{ id: 2, type: 'email', label: 'Email', ...page( 1 ) },
		{ id: 3, type: 'phone', label: 'Phone', phoneFormat: 'international', ...page( 1 ) },
		{ id: 4, type: 'select', label: 'Loan', choices: CHOICES, ...page( 1 ) },
		{ id: 6, type: 'page', pageNumber: 2 },
		{ id: 5, type: 'textarea', label: 'Message', ...page( 2 ) },
		{ id: 7, type: 'text', label: 'Company', pageNumber: 2 },
	],
	confirmations: [ { id: 'd', isDefault: true, type: 'message', message: 'Thank you.' } ],
};

/** The same fields as a browser has them by itself, turned and sent by two lines. */
const BARE = `<!doctype html><meta name="viewport" content="width=device-width"><form>
	<div id="first">
		<p><label>Name <input name="input_1" required></label>
		<p><label>Email <input name="input_2" type="email" required></label>
		<p><label>Phone <input name="input_3" type="tel" required></label>
		<p><label>Loan <select name="input_4">${ CHOICES.map( ( { text } ) => `<option>${ text }` ).join( '' ) }</select></label>
		<p><button id="next" type="button" onclick="first.hidden = true; second.hidden = false">Next</button>
	</div>
	<div id="second" hidden>
		<p><label>Message <textarea name="input_5" required></textarea></label>
		<p><label>Company <input name="input_7"></label>
		<p><button id="send">Send</button>
	</div>
</form><p id="sent" hidden>Thank you.</p>
<script>document.forms[0].onsubmit = ( event ) => { event.preventDefault(); sent.hidden = false; }</script>`;

/** A bare form, and ours on a new page of the site. */
export async function filledForms(): Promise< FilledForm[] > {
	const { id } = await call< { id: number } >( 'gf/v2/forms', 'POST', SIX_FIELDS );
	const { link } = await call< { link: string } >( 'wp/v2/pages', 'POST', {
		title: 'Six fields',
		content: `<!-- wp:atoll/form {"formId":${ id }} /-->`,
		status: 'publish',
	} );
	const url = new URL( new URL( link ).pathname, process.env.ATOLL_URL ).href;
	return [
		{
			name: 'bare HTML',
			open: ( shown ) =>
				shown
					.route( url, ( route ) =>
						route.fulfill( { contentType: 'text/html', body: BARE } )
					)
					.then( () => shown.goto( url ) ),
			input: ( field ) => `[name=input_${ field }]`,
			next: '#next',
			heard: '[name=input_5]',
			turned: '[name=input_5]',
			send: '#send',
			confirmation: '#sent',
		},
		{
			name: 'our form',
			open: ( shown ) => shown.goto( url ),
			input: ( field ) => `.atoll-form [name=input_${ field }]`,
			next: '.atoll-form [data-nav]:not([hidden]) [data-atoll=next]',
			heard: '.atoll-form .atoll-sending, .atoll-form [name=input_5]',
			turned: '.atoll-form [name=input_5]',
			send: '.atoll-form [data-atoll=submit]',
			confirmation: '.atoll-form [data-atoll=confirmation]:not(:empty)',
		},
	];
}
