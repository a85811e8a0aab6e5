import { render } from '@testing-library/react';
import { dispatch } from '@wordpress/data';
import { formDraft } from '../../../builder/store';
import { SettingProblems } from './setting-problems';

const noted = ( setting: string, sentence: string ) => ( { field: null, setting, sentence } );

it( 'says beside a setting of the form what is wrong with it, and what is hardly meant', () => {
	dispatch( formDraft ).receiveCheck( {
		fields: {},
		problems: [ noted( 'notifications.a', 'No rule.' ), noted( 'notifications.b', 'No.' ) ],
		warnings: [ noted( 'notifications.a', 'Nobody.' ), noted( 'notifications.b', 'None.' ) ],
	} );
	const { container } = render( <SettingProblems setting="notifications.a" /> );
	expect( container.querySelector( '.is-error' ) ).toHaveTextContent( 'No rule.' );
	expect( container.querySelector( '.is-warning' ) ).toHaveTextContent( 'Nobody.' );
	expect( container.querySelectorAll( '.components-notice' ) ).toHaveLength( 2 );
} );
