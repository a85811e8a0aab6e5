import { logIn } from '../../../api/session/log-in';
import { showNote, showDialog, type OpenDialog } from './dialog';
import { part, type Markup } from './markup';

interface Answers {
	/** They are logged in; as whom, the server says. */
	onLoggedIn: () => Promise< void >;
	onWithout: () => void;
	onClose: () => void;
}

interface Thrown {
	name?: string;
	code?: string;
	message?: string;
}

/** The server's own words where they are Atoll's. */
const sentenceOf = ( { code = '', message, name }: Thrown ) => {
	if ( name === 'Offline' ) {
		return 'offline';
	}
	return code.startsWith( 'atoll_' ) && message ? message : 'failed';
};

const typed = ( form: HTMLFormElement ) => {
	const data = new FormData( form );
	return { log: String( data.get( 'log' ) ).trim(), pwd: String( data.get( 'pwd' ) ) };
};

/**
 * Asks to log in where somebody is, so that nothing is lost.
 *
 * @param markup
 * @param url                Of POST s1t2/v1/login.
 * @param options
 * @param options.isForVisitors Whether what they wanted may be done without a login.
 * @param options.isCovered  Whether the page may not be seen meanwhile.
 * @param answers
 */
export const showLogin = (
	markup: Markup,
	url: string,
	{ isForVisitors, isCovered }: { isForVisitors: boolean; isCovered: boolean },
	{ onLoggedIn, onWithout, onClose }: Answers
): OpenDialog => {
	const shown = showDialog( markup, 'login', onClose );
	const { element } = shown;
	const form = element.querySelector( 'form' )!;
	const button = form.querySelector< HTMLButtonElement >( '[type=submit]' )!;
	const words = button.textContent;
	let isBusy = false;

	const fail = ( sentence: string ) => {
		showNote( shown, sentence );
		const empty = [ ...form.querySelectorAll( 'input' ) ].find( ( { value } ) => ! value );
		( empty ?? form.querySelector( 'input' ) )?.focus();
	};
	const send = async () => {
		const given = typed( form );
		if ( ! given.log || ! given.pwd ) {
			fail( 'empty' );
			return;
		}
		showNote( shown, null );
		button.textContent = button.dataset.busy ?? words;
		try {
			await logIn( url, given );
			await onLoggedIn();
		} catch ( thrown ) {
			form.querySelector< HTMLInputElement >( '[name=pwd]' )!.value = '';
			fail( sentenceOf( thrown as Thrown ) );
		}
		button.textContent = words;
	};

	form.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		if ( ! isBusy ) {
			isBusy = true;
			send().finally( () => ( isBusy = false ) );
		}
	} );
	const without = part( element, 'without' );
	without.hidden = ! isForVisitors;
	without.addEventListener( 'click', onWithout );
	element.classList.toggle( 'atoll-guard--covered', isCovered );
	return shown;
};
