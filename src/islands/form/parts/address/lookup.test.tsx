import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Address } from '../../../../api';
import type { FormTexts } from '../../../../contract/texts';
import type { Option } from '../../../../ui';
import type { Context } from '../../context';
import { markupOf } from '../../markup/markup';
import { Lookup } from './lookup';

const ADDRESS: Address = {
	line1: '3 Smith Street',
	line2: '',
	city: 'Collingwood',
	state: 'VIC',
	stateName: 'Victoria',
	postcode: '3066',
	country: 'AU',
	countryName: 'Australia',
};

const TEXTS = {
	lookupLabel: 'Suggested addresses',
	lookupNone: 'None.',
	lookupOne: 'One.',
	lookupMany: '{count} of them.',
	lookupFilled: 'Filled in: {address}.',
	lookupSlow: 'Slow.',
	lookupDown: 'Down.',
} as FormTexts;

const FIELD = {
	id: 3,
	inputs: [
		{ id: '3.1', name: 'input_3_1', part: 'line1' },
		{ id: '3.3', name: 'input_3_3', part: 'city' },
	],
};

const setUp = () => {
	document.body.innerHTML = `<form>
		<div data-field="3">
			<div data-input="3.1"><label>Street<input id="line1"></label><div data-atoll="lookup"></div></div>
			<div data-input="3.3"><label>City<input></label></div>
		</div>
	</form>`;
	const markup = markupOf( document.body );
	const provider = {
		preload: jest.fn(),
		search: jest.fn< Promise< Option[] >, [ string ] >(),
		find: jest.fn< Promise< Address >, [ string ] >(),
	};
	render(
		<Lookup
			context={ { definition: { texts: TEXTS }, markup } as unknown as Context }
			field={ FIELD as never }
			input={ markup.inputControl( '3.1' ) as HTMLInputElement }
			at={ markup.lookups[ 0 ]! }
			provider={ provider }
		/>
	);
	return provider;
};

const user = userEvent.setup( { advanceTimers: ( ms ) => jest.advanceTimersByTime( ms ) } );
const street = () => screen.getByLabelText( 'Street' );
const announcement = () => screen.getByRole( 'status' ).textContent;

const advanceTime = ( ms: number ) =>
	act( async () => {
		await jest.advanceTimersByTimeAsync( ms );
	} );

const type = async ( text: string ) => {
	await user.type( street(), text );
	await advanceTime( 250 );
};

const option = ( id: string ) => ( { id, text: `Address ${ id }` } );

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.useRealTimers();
} );

it( 'searches once for what is typed without a pause, from the third character', async () => {
	const { search, preload } = setUp();
	search.mockResolvedValue( [ option( 'a' ), option( 'b' ) ] );
	await type( '3 ' );
	expect( preload ).toHaveBeenCalled();
	expect( search ).not.toHaveBeenCalled();
	await type( 'Smi' );
	expect( search.mock.calls ).toEqual( [ [ '3 Smi' ] ] );
	expect( screen.getAllByRole( 'option' ) ).toHaveLength( 2 );
	expect( announcement() ).toBe( '2 of them.' );
} );

it( 'fills in the address that is chosen, says so, and does not search for it', async () => {
	const { search, find } = setUp();
	search.mockResolvedValue( [ option( 'a' ) ] );
	find.mockResolvedValue( ADDRESS );
	await type( '3 Smi' );
	await user.keyboard( '{ArrowDown}{Enter}' );
	await advanceTime( 1000 );
	expect( find ).toHaveBeenCalledWith( 'a' );
	expect( street() ).toHaveValue( '3 Smith Street' );
	expect( screen.getByLabelText( 'City' ) ).toHaveValue( 'Collingwood' );
	expect( announcement() ).toBe( 'Filled in: 3 Smith Street, Collingwood VIC 3066.' );
	expect( screen.queryByRole( 'listbox' ) ).not.toBeInTheDocument();
	expect( search ).toHaveBeenCalledTimes( 1 );
} );

it( 'says after retyping how many there are, each time, and not what was filled in before', async () => {
	const { search, find } = setUp();
	search.mockResolvedValue( [ option( 'a' ), option( 'b' ) ] );
	find.mockResolvedValue( ADDRESS );
	await type( '3 Smi' );
	await user.keyboard( '{ArrowDown}{Enter}' );
	await advanceTime( 0 );
	expect( announcement() ).toContain( 'Filled in' );
	await user.type( street(), 'x' );
	expect( announcement() ).toBe( '' );
	await advanceTime( 250 );
	expect( announcement() ).toBe( '2 of them.' );
	await user.type( street(), 'y' );
	expect( announcement() ).toBe( '' );
	await advanceTime( 250 );
	expect( announcement() ).toBe( '2 of them.' );
	await user.clear( street() );
	await advanceTime( 250 );
	expect( announcement() ).toBe( '' );
} );

it( 'ignores an answer that comes after a later one', async () => {
	const { search } = setUp();
	let answerFirst: ( options: Option[] ) => void = () => {};
	search.mockReturnValueOnce( new Promise( ( resolve ) => ( answerFirst = resolve ) ) );
	search.mockResolvedValueOnce( [ option( 'new' ) ] );
	await type( '3 Smi' );
	await type( 'th' );
	answerFirst( [ option( 'old' ) ] );
	await advanceTime( 0 );
	expect( screen.getByRole( 'option' ) ).toHaveTextContent( 'Address new' );
} );

it( 'says after three seconds that suggestions are slow, and shows them when they come', async () => {
	const { search } = setUp();
	let answer: ( options: Option[] ) => void = () => {};
	search.mockReturnValueOnce( new Promise( ( resolve ) => ( answer = resolve ) ) );
	await type( '3 Smi' );
	await advanceTime( 2_999 );
	expect( announcement() ).toBe( '' );
	await advanceTime( 1 );
	expect( announcement() ).toBe( 'Slow.' );
	expect( street() ).toHaveValue( '3 Smi' );
	answer( [ option( 'a' ) ] );
	await advanceTime( 0 );
	expect( screen.getByRole( 'option' ) ).toBeVisible();
	expect( announcement() ).toBe( 'One.' );
} );

it( 'says that suggestions are down, and asks no more after two failures until it is entered again', async () => {
	const { search } = setUp();
	search.mockRejectedValue( new Error( 'down' ) );
	await type( '3 S' );
	expect( announcement() ).toBe( 'Down.' );
	await type( 'm' );
	await type( 'i' );
	expect( search ).toHaveBeenCalledTimes( 2 );
	expect( street() ).toHaveValue( '3 Smi' );
	act( () => street().blur() );
	await type( 't' );
	expect( search ).toHaveBeenCalledTimes( 3 );
} );

it( 'says after three seconds that the chosen address is slow to come, until it is filled in', async () => {
	const { search, find } = setUp();
	let answer: ( address: Address ) => void = () => {};
	search.mockResolvedValue( [ option( 'a' ) ] );
	find.mockReturnValue( new Promise( ( resolve ) => ( answer = resolve ) ) );
	await type( '3 Smi' );
	await user.keyboard( '{ArrowDown}{Enter}' );
	await advanceTime( 2_999 );
	expect( announcement() ).not.toContain( 'Slow.' );
	await advanceTime( 1 );
	expect( announcement() ).toContain( 'Slow.' );
	answer( ADDRESS );
	await advanceTime( 0 );
	expect( announcement() ).toBe( 'Filled in: 3 Smith Street, Collingwood VIC 3066.' );
} );

it( 'keeps what was typed when the chosen address cannot be fetched', async () => {
	const { search, find } = setUp();
	search.mockResolvedValue( [ option( 'a' ) ] );
	find.mockRejectedValue( new Error( 'down' ) );
	await type( '3 Smi' );
	await user.keyboard( '{ArrowDown}{Enter}' );
	await advanceTime( 0 );
	expect( street() ).toHaveValue( '3 Smi' );
	expect( announcement() ).toBe( 'Down.' );
} );

it( 'leaves alone what is typed while the chosen address is fetched', async () => {
	const { search, find } = setUp();
	let answer: ( address: Address ) => void = () => {};
	search.mockResolvedValue( [ option( 'a' ) ] );
	find.mockReturnValue( new Promise( ( resolve ) => ( answer = resolve ) ) );
	await type( '3 Smi' );
	await user.keyboard( '{ArrowDown}{Enter}' );
	await user.type( street(), 'th' );
	answer( ADDRESS );
	await advanceTime( 0 );
	expect( street() ).toHaveValue( '3 Smith' );
} );

it( 'keeps what is typed into another line meanwhile', async () => {
	const { search, find } = setUp();
	let answer: ( address: Address ) => void = () => {};
	search.mockResolvedValue( [ option( 'a' ) ] );
	find.mockReturnValue( new Promise( ( resolve ) => ( answer = resolve ) ) );
	await type( '3 Smi' );
	await user.keyboard( '{ArrowDown}{Enter}' );
	await user.type( screen.getByLabelText( 'City' ), 'Fitzroy' );
	answer( ADDRESS );
	await advanceTime( 0 );
	expect( street() ).toHaveValue( '3 Smith Street' );
	expect( screen.getByLabelText( 'City' ) ).toHaveValue( 'Fitzroy' );
} );

it( 'tells nothing of suggestions to whoever has gone on to the next line', async () => {
	const { search } = setUp();
	let answer: ( options: Option[] ) => void = () => {};
	search.mockReturnValueOnce( new Promise( ( resolve ) => ( answer = resolve ) ) );
	await type( '3 Smi' );
	await user.tab();
	await advanceTime( 3000 );
	expect( announcement() ).toBe( '' );
	answer( [ option( 'a' ) ] );
	await advanceTime( 0 );
	expect( announcement() ).toBe( '' );
	search.mockRejectedValueOnce( new Error( 'down' ) );
	await type( 't' );
	await user.tab();
	expect( announcement() ).toBe( 'Down.' );
} );
