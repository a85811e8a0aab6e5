import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SpamPanel } from './spam-panel';

const set = jest.fn();

jest.mock( '@wordpress/editor', () => ( {
	PluginDocumentSettingPanel: ( { children }: { children: ReactNode } ) => children,
} ) );
jest.mock( '../settings/use-form-setting', () => ( {
	useFormSetting: () => [ undefined, set ],
} ) );
jest.mock( '../../../builder/fields/use-form-fields', () => ( { useFormFields: () => [] } ) );

it( 'offers what the site’s settings offer, in their words, and what they say', () => {
	window.atollFormPanels = {
		spam: {
			strictness: {
				title: 'How strict',
				choices: [ { value: 'strict', text: 'Strict: when in doubt it is spam' } ],
			},
			akismet: { title: 'Ask Akismet' },
		},
	} as typeof window.atollFormPanels;
	render( <SpamPanel /> );
	const strictness = screen.getByLabelText( 'How strict' );
	expect( [ ...strictness.children ].map( ( { textContent } ) => textContent ) ).toEqual( [
		'As the site’s settings say',
		'Strict: when in doubt it is spam',
	] );
	fireEvent.change( strictness, { target: { value: 'strict' } } );
	expect( set ).toHaveBeenCalledWith( { strictness: 'strict' } );
} );
