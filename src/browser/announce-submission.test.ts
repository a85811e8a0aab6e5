import { announceSubmission } from './announce-submission';

const page = window as { dataLayer?: unknown; wp?: object };
const doAction = jest.fn();

beforeEach( () => {
	doAction.mockClear();
	page.wp = { hooks: { doAction } };
} );
afterEach( () => {
	delete page.dataLayer;
	delete page.wp;
} );

it( 'tells analytics, also where none has come yet', () => {
	announceSubmission( 12 );
	expect( page.dataLayer ).toEqual( [ { event: 'submitForm', formId: 12 } ] );
} );

it( 'goes on past an error of a tag manager, which developers are told of', () => {
	page.dataLayer = Object.assign( [], {
		push: () => {
			throw new Error( 'Of a tag' );
		},
	} );
	announceSubmission( 12 );
	expect( doAction ).toHaveBeenCalledWith( 'atoll.submitForm', 12 );
	expect( console ).toHaveErrored();
} );

it( 'leaves alone what has the name and is no list', () => {
	page.dataLayer = { mine: true };
	announceSubmission( 12 );
	expect( page.dataLayer ).toEqual( { mine: true } );
	expect( doAction ).toHaveBeenCalledWith( 'atoll.submitForm', 12 );
} );
