import { arrived, changed, checked, goTo } from './actions';
import { reducer } from './reducer';
import { getDestination, getPreview, getProblems, getWarnings } from './selectors';
import { initial } from './state';

const problem = { field: 3, setting: 'choices', sentence: 'Add at least one choice.' };
const seen = reducer(
	initial,
	checked( { fields: { 3: '<div>old</div>' }, problems: [ problem ], warnings: [] } )
);

it( 'shows the last preview until there is a newer one', () => {
	const later = reducer(
		reducer( seen, changed() ),
		checked( { fields: {}, problems: [], warnings: [ problem ] } )
	);
	expect( getPreview( later, 3 ) ).toBe( '<div>old</div>' );
	expect( getProblems( later, 3 ) ).toEqual( [] );
	expect( getWarnings( later, 3 ) ).toEqual( [ problem ] );
	expect( getWarnings( later, 4 ) ).toEqual( [] );
} );

it( 'tells the problems of a field from those of the form', () => {
	expect( getProblems( seen, 3 ) ).toEqual( [ problem ] );
	expect( getProblems( seen, null ) ).toEqual( [] );
} );

it( 'leads to a setting once', () => {
	const going = reducer( seen, goTo( { field: 3, setting: 'choices' } ) );
	expect( getDestination( going, 3 ) ).toBe( 'choices' );
	expect( getDestination( going, 4 ) ).toBeNull();
	expect( getDestination( reducer( going, arrived() ), 3 ) ).toBeNull();
} );
