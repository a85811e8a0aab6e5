import { fireEvent, render, screen } from '@testing-library/react';
import { answerAuthor } from '../../../../tests/js/rest-of-author';
import { Image } from './image';
import { FormChoice, PageChoice } from './record';

const PROPS = { path: 'it', onChange: () => undefined, problems: {} };

it( 'names the pages to those who may change settings and no page', async () => {
	answerAuthor( {
		'/wp/v2/pages': [
			{
				id: 3,
				title: { rendered: 'Terms &#038; login' },
				link: 'https://example.com/login/',
			},
		],
	} );
	const setting = { type: 'integer', control: 'page', title: 'Login page' } as const;
	render( <PageChoice { ...PROPS } setting={ setting } value={ 3 } /> );
	expect( await screen.findByDisplayValue( 'Terms & login' ) ).toBeVisible();
} );

it( 'names the open forms to those who may change settings and no form, without asking for them', async () => {
	answerAuthor( {} );
	Element.prototype.scrollIntoView = () => {}; // jsdom lays nothing out.
	window.atollSettings = {
		home: 'https://example.com/',
		forms: [
			{ number: 4, title: 'Refinance & more' },
			{ number: 7, title: 'Apply' },
		],
	};
	const setting = { type: 'integer', control: 'form', title: 'Form' } as const;
	render( <FormChoice { ...PROPS } setting={ setting } value={ 4 } /> );
	const input = await screen.findByDisplayValue( 'Refinance & more' );
	fireEvent.focus( input );
	const options = await screen.findAllByRole( 'option' );
	expect( options.map( ( { textContent } ) => textContent ) ).toEqual( [
		'Apply',
		'Refinance & more',
	] );
} );

it( 'shows the picture to those who may change settings and no picture', async () => {
	answerAuthor( {
		'/wp/v2/media/5': { id: 5, source_url: 'https://example.com/a.png', alt_text: 'Our team' },
	} );
	const setting = { type: 'integer', control: 'image', title: 'Picture' } as const;
	render( <Image { ...PROPS } setting={ setting } value={ 5 } /> );
	expect( await screen.findByRole( 'img', { name: 'Our team' } ) ).toBeVisible();
} );
