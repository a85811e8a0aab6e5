import { reload } from '../../browser/session/navigate';
import { reloadRestoredPage } from './reload-restored-page';

jest.mock( '../../browser/session/navigate' );

const transition = ( type: string, persisted = true ) =>
	window.dispatchEvent( Object.assign( new Event( type ), { persisted } ) );

beforeAll( reloadRestoredPage );

beforeEach( () => {
	document.body.innerHTML = '<main>Private</main>';
	document.documentElement.style.visibility = '';
	jest.mocked( reload ).mockReset();
} );

it( 'asks for a page anew that was left without a guard, and shows nothing of it', () => {
	transition( 'pagehide' );
	expect( document.querySelector( 'main' ) ).not.toBeVisible();
	transition( 'pageshow' );
	expect( document.querySelector( 'main' ) ).not.toBeVisible();
	expect( reload ).toHaveBeenCalledTimes( 1 );
} );

it( 'leaves a page alone that its guard has covered', () => {
	transition( 'pagehide' );
	document.body.insertAdjacentHTML( 'beforeend', '<dialog class="atoll-veil"></dialog>' );
	transition( 'pageshow' );
	expect( document.querySelector( 'main' ) ).toBeVisible();
	expect( reload ).not.toHaveBeenCalled();
} );

it( 'does nothing on a page that is gone for good, or shown for the first time', () => {
	transition( 'pageshow', false );
	transition( 'pagehide', false );
	expect( document.querySelector( 'main' ) ).toBeVisible();
	expect( reload ).not.toHaveBeenCalled();
} );
