import { fireEvent, render, screen } from '@testing-library/react';
import { answerAuthor } from '../../../tests/js/rest-of-author';
import { PageChecklist } from './page-checklist';

it( 'lists the pages to those who may edit notifications and no pages', async () => {
	answerAuthor( {
		'/wp/v2/pages': [
			{ id: 3, title: { rendered: 'Terms &#038; fees' }, link: '/terms/' },
			{ id: 4, title: { rendered: '' }, link: '/4/' },
		],
	} );
	const onChange = jest.fn();
	render( <PageChecklist chosen={ [ 3 ] } onChange={ onChange } /> );
	expect( await screen.findByRole( 'checkbox', { name: 'Terms & fees' } ) ).toBeChecked();
	fireEvent.click( screen.getByRole( 'checkbox', { name: '(no title)' } ) );
	expect( onChange ).toHaveBeenCalledWith( [ 3, 4 ] );
} );
