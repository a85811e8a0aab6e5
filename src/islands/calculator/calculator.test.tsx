import { act, fireEvent, render, screen } from '@testing-library/react';
import repayment from '../../../contract/calculators/repayment.json';
import texts from '../../../contract/texts/calculators.json';
import type { Definition, Texts } from '../../calculators';
import { fieldsOf } from '../../calculators';
import { Calculator } from './calculator';

const definition = repayment as unknown as Definition;

const field = ( name: string ) => `
	<div class="atoll-calculator__field">
		<label for="${ name }">${ name }</label><input type="text" id="${ name }" name="${ name }">
		<input type="range" data-atoll="${ name }" aria-label="slide ${ name }" min="0" max="200000000" step="1" value="0">
		<p class="atoll-calculator__message" data-testid="${ name } message"></p>
	</div>`;

const HTML = `<section class="atoll-calculator" id="repayment"><div data-testid="calculator"><form>
	<input type="hidden" name="page_id" value="7"><input type="hidden" name="calculator" value="repayment">
	${ [ 'amount', 'rate', 'years', 'interestOnlyYears' ].map( field ).join( '' ) }
	<label><input type="radio" name="frequency" value="weekly">Weekly</label>
	<label><input type="radio" name="frequency" value="monthly" checked>Monthly</label>
</form>
<p data-atoll="problem" data-testid="problem" hidden><a href="#repayment-result">See why</a></p><p data-atoll="title"></p><p data-atoll="figure" data-testid="figure"></p><p data-atoll="sentence"></p>
<dl>${ '<div data-atoll="result"><dt></dt><dd></dd></div>'.repeat( 4 ) }</dl>
<svg><g data-atoll="levels"></g>${ '<g data-atoll="line"><path/><path/></g>'.repeat( 2 ) }
	${ '<text data-atoll="name"></text>'.repeat( 2 ) }<g data-atoll="units" data-testid="units"></g></svg>
<details data-atoll="table"><table><tbody data-testid="rows"></tbody></table></details>
<a href="#" data-atoll="copy">Link to this result</a> <button type="button" data-atoll="print">Print</button>
<p role="status" data-atoll="status"></p></div></section>`;

const VALUES: Record< string, string > = {
	amount: '650,000',
	rate: '6.2',
	years: '30',
	interestOnlyYears: '0',
};

const box = ( name: string ) => screen.getByLabelText< HTMLInputElement >( name );
const figure = () => screen.getByTestId( 'figure' ).textContent;
const message = ( name: string ) => screen.getByTestId( `${ name } message` ).textContent;
const type = ( name: string, value: string ) =>
	fireEvent.input( box( name ), { target: { value } } );
const wait = ( milliseconds: number ) => act( () => jest.advanceTimersByTime( milliseconds ) );

beforeEach( () => {
	jest.useFakeTimers();
	window.history.replaceState( null, '', '/?page_id=7&utm_source=mail' );
	document.body.innerHTML = HTML;
	Object.entries( VALUES ).forEach( ( [ name, value ] ) => ( box( name ).value = value ) );
	const defaults = Object.fromEntries(
		fieldsOf( definition ).map( ( input ) => [ input.name, input.default ] )
	);
	render(
		<Calculator
			element={ screen.getByTestId( 'calculator' ) }
			kind="repayment"
			definition={ definition }
			texts={ texts as Texts }
			defaults={ defaults }
		/>,
		{ container: document.createElement( 'div' ) }
	);
} );

afterEach( () => jest.useRealTimers() );

describe( 'a calculator', () => {
	it( 'says in its markup that it listens, so that the button of those without it goes', () => {
		expect( screen.getByTestId( 'calculator' ) ).toHaveAttribute( 'data-live' );
	} );

	it( 'answers at once while someone types what makes sense', () => {
		expect( figure() ).toBe( '$3,981.05' );
		type( 'amount', '$500 000' );
		expect( figure() ).toBe( '$3,062.35' );
		fireEvent.click( screen.getByLabelText( 'Weekly' ) );
		expect( figure() ).toBe( '$706.22' );
	} );

	it( 'waits for the end of what makes no sense yet, then says what it used', () => {
		type( 'amount', '7' );
		expect( figure() ).toBe( '$3,981.05' );
		expect( message( 'amount' ) ).toBe( '' );
		wait( 1000 );
		expect( message( 'amount' ) ).toContain( '$1,000' );
		expect( box( 'amount' ) ).toHaveAttribute( 'aria-invalid', 'true' );
		expect( box( 'amount' ) ).toHaveValue( '7' );
		type( 'amount', '700,000' );
		expect( message( 'amount' ) ).toBe( '' );
		expect( box( 'amount' ) ).not.toHaveAttribute( 'aria-invalid' );
	} );

	it( 'leads from the answer to the first box that something is wrong with', () => {
		expect( screen.getByTestId( 'problem' ) ).not.toBeVisible();
		type( 'years', '99' );
		type( 'rate', 'six' );
		wait( 1000 );
		expect( screen.getByRole( 'link', { name: 'See why' } ) ).toHaveAttribute(
			'href',
			'#rate'
		);
		type( 'years', '9' );
		type( 'rate', '6' );
		expect( screen.getByTestId( 'problem' ) ).not.toBeVisible();
	} );

	it( 'says what is wrong when someone leaves the box', () => {
		type( 'rate', 'six' );
		fireEvent.change( box( 'rate' ), { target: { value: 'sixish' } } );
		expect( message( 'rate' ) ).toBe(
			'Please enter a rate, such as 6.2. For now we have used 6.20%.'
		);
	} );

	it( 'speaks once, after a pause, however many keys there were', () => {
		type( 'years', '2' );
		type( 'years', '25' );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( '' );
		wait( 1000 );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			/over 25 years costs \$4,267.79/
		);
	} );

	it( 'speaks of what it could not use, and where, before the answer to something else', () => {
		type( 'rate', 'six' );
		wait( 1000 );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			/^rate: Please enter a rate, such as 6\.2\. For now we have used 6\.20%\. .*\$3,981\.05/
		);
		type( 'rate', '6' );
		wait( 1000 );
		expect( screen.getByRole( 'status' ) ).not.toHaveTextContent( /Please/ );
	} );

	it( 'keeps boxes and sliders together, both ways', () => {
		fireEvent.input( screen.getByLabelText( 'slide amount' ), {
			target: { value: '42000000' },
		} );
		expect( box( 'amount' ) ).toHaveValue( '420,000' );
		type( 'amount', '1m' );
		expect( screen.getByLabelText( 'slide amount' ) ).toHaveValue( '100000000' );
		expect( screen.getByLabelText( 'slide amount' ) ).toHaveAttribute(
			'aria-valuetext',
			'$1,000,000'
		);
	} );

	it( 'redraws the table and the chart', () => {
		type( 'years', '3' );
		expect( screen.getByTestId( 'rows' ).children ).toHaveLength( 3 );
		expect( screen.getByTestId( 'units' ) ).toHaveTextContent( '0123' );
	} );

	it( 'puts what was entered into the address beside what names the page, and copies that', async () => {
		const writeText = jest.fn( () => Promise.resolve() );
		Object.assign( navigator, { clipboard: { writeText } } );
		type( 'rate', '5.99' );
		await act( async () => fireEvent.click( screen.getByText( 'Link to this result' ) ) );
		const address =
			'http://localhost/?page_id=7&calculator=repayment&amount=650000&rate=5.99&years=30&frequency=monthly&interestOnlyYears=0#repayment';
		expect( window.location.href ).toBe( address );
		expect( writeText ).toHaveBeenCalledWith( address );
		expect( screen.getByText( 'Link copied', { selector: 'a' } ) ).toBeInTheDocument();
	} );

	it( 'says when the link could not be copied, until the answer is another', async () => {
		const writeText = jest.fn( () => Promise.reject( new Error( 'Denied' ) ) );
		Object.assign( navigator, { clipboard: { writeText } } );
		const link = screen.getByText( 'Link to this result' );
		await act( async () => fireEvent.click( link ) );
		expect( link ).toHaveTextContent( 'The link could not be copied.' );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'The link could not be copied.' );
		fireEvent.change( box( 'years' ) );
		expect( link ).toHaveTextContent( 'The link could not be copied.' );
		type( 'years', '25' );
		expect( link ).toHaveTextContent( 'Link to this result' );
	} );

	it( 'says that the link is copied until the answer is another', async () => {
		Object.assign( navigator, { clipboard: { writeText: () => Promise.resolve() } } );
		const link = screen.getByText( 'Link to this result' );
		await act( async () => fireEvent.click( link ) );
		expect( link ).toHaveTextContent( 'Link copied' );
		type( 'years', '25' );
		expect( link ).toHaveTextContent( 'Link to this result' );
	} );

	it( 'prints itself alone, with its table open', () => {
		let printed = '';
		window.print = () => {
			fireEvent( window, new Event( 'beforeprint' ) );
			printed = document.querySelector( '.is-printed details[open]' ) ? 'open' : 'closed';
			fireEvent( window, new Event( 'afterprint' ) );
		};
		fireEvent.click( screen.getByText( 'Print' ) );
		expect( printed ).toBe( 'open' );
		expect( document.querySelector( '.is-printed, details[open]' ) ).toBeNull();
	} );
} );
