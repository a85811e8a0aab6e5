import { renderHook, waitFor } from '@testing-library/react';
import { answerAuthor } from '../../tests/js/rest-of-author';
import { usePicture } from './use-picture';

it( 'shows whoever writes an article also the pictures of others', async () => {
	answerAuthor( { '/wp/v2/media/5': { id: 5, source_url: 'https://example.com/office.jpg' } } );
	const { result } = renderHook( () => usePicture( 5 ) );
	await waitFor( () => expect( result.current ).toBe( 'https://example.com/office.jpg' ) );
} );
