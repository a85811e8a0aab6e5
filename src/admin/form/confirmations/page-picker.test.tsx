import { render, screen } from '@testing-library/react';
import { answerAuthor } from '../../../../tests/js/rest-of-author';
import { PagePicker } from './page-picker';

it( 'names the pages to those who may edit forms and no pages', async () => {
	answerAuthor( {
		'/wp/v2/pages': [ { id: 3, title: { rendered: 'Terms &#038; fees' }, link: '/terms/' } ],
	} );
	render( <PagePicker value="3" onChange={ jest.fn() } /> );
	expect( await screen.findByDisplayValue( 'Terms & fees' ) ).toBeTruthy();
} );
