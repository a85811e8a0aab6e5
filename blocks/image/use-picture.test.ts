import { renderHook, waitFor } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { store } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { answerAuthor } from '../../tests/js/rest-of-author';
import { pictureArguments, usePicture } from './use-picture';

it( 'shows whoever writes an article also the pictures of others', async () => {
	answerAuthor( { '/wp/v2/media/5': { id: 5, source_url: 'https://example.com/office.jpg' } } );
	const { result } = renderHook( () => usePicture( 5 ) );
	await waitFor( () =>
		expect( result.current ).toEqual( { url: 'https://example.com/office.jpg', isGone: false } )
	);
} );

it.each( [
	[ 'was deleted', 404, true ],
	[ 'may not be seen', 403, false ],
] )( 'tells whether a picture %s', async ( _, status, isGone ) => {
	// As apiFetch rejects when core-data parses the response itself.
	apiFetch.setFetchHandler( () => Promise.reject( { status } ) );
	const { result } = renderHook( () => usePicture( status ) );
	expect( result.current.isGone ).toBe( false );
	await waitFor( () =>
		expect(
			select( store ).hasResolutionFailed( 'getEntityRecord', pictureArguments( status ) )
		).toBe( true )
	);
	await waitFor( () => expect( result.current ).toEqual( { url: undefined, isGone } ) );
} );
