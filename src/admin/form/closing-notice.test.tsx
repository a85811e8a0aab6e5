import { render, screen } from '@testing-library/react';
import { createReduxStore, register } from '@wordpress/data';
import type { ReactNode } from 'react';
import { ClosingNotice } from './closing-notice';

jest.mock( '@wordpress/editor', () => ( {
	store: 'core/editor',
	PluginPostStatusInfo: ( { children }: { children: ReactNode } ) => children,
} ) );

let statuses = { stored: 'publish', edited: 'publish' };
const editor = createReduxStore( 'core/editor', {
	reducer: () => ( {} ),
	selectors: {
		getCurrentPostAttribute: () => statuses.stored,
		getEditedPostAttribute: () => statuses.edited,
	},
} );

beforeAll( () => register( editor ) );

it.each( [
	{ stored: 'publish', edited: 'draft', isSaid: true },
	{ stored: 'publish', edited: 'private', isSaid: true },
	{ stored: 'publish', edited: 'publish', isSaid: false },
	{ stored: 'draft', edited: 'pending', isSaid: false },
] )( 'of a form that is $stored and becomes $edited: $isSaid', ( { isSaid, ...given } ) => {
	statuses = given;
	window.atollFormUses = 'The site uses it: “Contact” shows it.';
	render( <ClosingNotice /> );
	const said = screen.queryAllByText( ( _, element ) =>
		Boolean( element?.matches( '.components-notice__content' ) )
	);
	expect( said.map( ( { textContent } ) => textContent ) ).toEqual(
		isSaid
			? [
					'Once you save, visitors can no longer fill in this form. The site uses it: “Contact” shows it.',
				]
			: []
	);
} );
