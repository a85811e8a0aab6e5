import { act, render, screen } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import examples from '../../../contract/rest/atoll/public-files.examples.json';
import { PublicFiles } from './public-files';

jest.mock( '@wordpress/api-fetch' );
const answers = ( answer: Promise< unknown > ) =>
	( apiFetch as unknown as jest.Mock ).mockReturnValue( answer );

it( 'names the files that stay public, and what else shows them', async () => {
	answers( Promise.resolve( examples[ 0 ]?.response ) );
	render( <PublicFiles page={ 7 } isSaving={ false } /> );
	expect( await screen.findByText( 'Rates (in Home, the site’s settings)' ) ).toBeTruthy();
	expect( apiFetch ).toHaveBeenCalledWith( { path: '/s1t2/v1/public-files?page=7' } );
} );

it( 'says nothing where there is nothing to say', async () => {
	for ( const answer of [ Promise.resolve( examples[ 1 ]?.response ), Promise.reject( {} ) ] ) {
		answers( answer );
		const { container, unmount } = render( <PublicFiles page={ 7 } isSaving={ false } /> );
		await act( () => answer.catch( () => undefined ) );
		expect( container.textContent ).toBe( '' );
		unmount();
	}
} );
