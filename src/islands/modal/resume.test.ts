import { resumeQuery } from './resume';

afterEach( () => history.replaceState( null, '', '/' ) );

it.each( [
	[ 'a saved form', '?formid=5&formtoken=a%26b', 'formid=5&formtoken=a%26b' ],
	[ 'one as Gravity Forms names it', '?formid=5&gf_token=ab', 'formid=5&formtoken=ab' ],
	[ 'an entry to change', '?formid=5&entry=345', 'entry=345' ],
	[ 'nothing of another form', '?formid=6&entry=345', '' ],
	[ 'nothing where no form is named', '?entry=345', '' ],
	[ 'nothing of a form alone', '?formid=5', '' ],
] )( 'names %s', ( _, search, query ) => {
	history.replaceState( null, '', `/${ search }` );
	expect( resumeQuery( 5 ) ).toBe( query );
} );
