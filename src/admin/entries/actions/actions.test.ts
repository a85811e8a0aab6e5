import { actionsOf } from './actions';

it( 'gives each action an icon, without which narrow screens do not offer it for several entries', () => {
	const actions = actionsOf(
		{
			screen: '/entries',
			entry: '/entry=',
			print: '/print=',
			export: { url: '/export', nonce: 'n' },
			can: { edit: true, delete: true },
		},
		{ mark: jest.fn(), move: jest.fn(), remove: jest.fn() }
	);
	expect( actions.filter( ( { icon } ) => ! icon ).map( ( { id } ) => id ) ).toEqual( [] );
} );
