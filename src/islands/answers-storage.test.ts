import { removeAnswers, removeAnswersOf, storeAnswers } from './answers-storage';

const FORM = { key: 'atoll-form-1', endpoint: 'http://content.test/submissions' };
const OWNER = { mark: '', draft: '' };

beforeEach( () => {
	sessionStorage.clear();
	history.replaceState( null, '' );
} );
afterEach( () => jest.restoreAllMocks() );

it( 'removes what the session keeps also where the history takes no more changes just now', () => {
	storeAnswers( FORM, OWNER, [ [ 'input_1', 'Jo', false, true ] ] );
	jest.spyOn( history, 'replaceState' ).mockImplementation( () => {
		throw new DOMException( 'Too often', 'SecurityError' );
	} );
	removeAnswers( FORM );
	expect( sessionStorage ).toHaveLength( 0 );
} );

it( 'removes what the history keeps also where the session is out of reach', () => {
	storeAnswers( FORM, { ...OWNER, mark: 'jo' }, [ [ 'input_1', 'Jo', false, true ] ] );
	jest.spyOn( Storage.prototype, 'getItem' ).mockImplementation( () => {
		throw new DOMException( 'Blocked', 'SecurityError' );
	} );
	removeAnswersOf( 'jo' );
	expect( history.state ).toEqual( {} );
} );
