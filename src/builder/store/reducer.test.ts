/** @jest-environment node */
import { clearDestination, receiveCheck, goTo } from './actions';
import { reducer } from './reducer';
import { getDestination, getPreview, getProblems, getWarnings } from './selectors';
import { initial } from './state';

const problem = { field: 3, setting: 'choices', sentence: 'Add at least one choice.' };
const checkedState = reducer(
	initial,
	receiveCheck( { fields: { 3: '<div>old</div>' }, problems: [ problem ], warnings: [] } )
);

it( 'shows the last preview until there is a newer one', () => {
	const laterState = reducer(
		checkedState,
		receiveCheck( { fields: {}, problems: [], warnings: [ problem ] } )
	);
	expect( getPreview( laterState, 3 ) ).toBe( '<div>old</div>' );
	expect( getProblems( laterState, 3 ) ).toEqual( [] );
	expect( getWarnings( laterState, 3 ) ).toEqual( [ problem ] );
	expect( getWarnings( laterState, 4 ) ).toEqual( [] );
} );

it( 'tells the problems of a field from those of the form', () => {
	expect( getProblems( checkedState, 3 ) ).toEqual( [ problem ] );
	expect( getProblems( checkedState, null ) ).toEqual( [] );
} );

it( 'leads to a setting once', () => {
	const withDestination = reducer( checkedState, goTo( { field: 3, setting: 'choices' } ) );
	expect( getDestination( withDestination, 3 ) ).toBe( 'choices' );
	expect( getDestination( withDestination, 4 ) ).toBeNull();
	expect( getDestination( reducer( withDestination, clearDestination() ), 3 ) ).toBeNull();
} );
