import { addGate, askGates } from './gates';

let form: HTMLFormElement;
beforeEach( () => {
	form = document.createElement( 'form' );
} );

it( 'lets a form go on that nobody holds', async () => {
	expect( await askGates( form, 'next' ) ).toBeNull();
} );

it( 'says why the form is held, and asks no further', async () => {
	const after = jest.fn();
	addGate( form, async () => true );
	addGate( form, async () => 'Please wait.' );
	addGate( form, after );
	expect( await askGates( form, 'submit' ) ).toEqual( {
		messages: {},
		others: [ 'Please wait.' ],
	} );
	expect( after ).not.toHaveBeenCalled();
} );

it( 'says at a field what belongs to one', async () => {
	const holdReason = { messages: { 6: 'Please wait.' }, others: [] };
	addGate( form, async () => holdReason );
	expect( await askGates( form, 'next' ) ).toEqual( holdReason );
} );

it( 'tells what the person wants to do', async () => {
	const gate = jest.fn().mockResolvedValue( true );
	addGate( form, gate );
	await askGates( form, 'save' );
	expect( gate ).toHaveBeenCalledWith( 'save' );
} );

it( 'holds no other form, and none when it is taken away', async () => {
	const remove = addGate( form, async () => 'Please wait.' );
	expect( await askGates( document.createElement( 'form' ), 'next' ) ).toBeNull();
	remove();
	expect( await askGates( form, 'next' ) ).toBeNull();
} );

it( 'is not held by a part that fails', async () => {
	addGate( form, () => Promise.reject( new Error( 'Broken' ) ) );
	expect( await askGates( form, 'submit' ) ).toBeNull();
	expect( console ).toHaveErrored();
} );
