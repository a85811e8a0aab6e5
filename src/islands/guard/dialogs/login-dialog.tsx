import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import { callErrorOf, type CallError } from '../../../api/errors';
import { logIn } from '../../../api/session/log-in';
import { useListener } from '../../use-listener';
import { part, type Markup } from './markup';
import { Note } from './note';
import { useTemplate } from './use-template';

interface Props {
	markup: Markup;
	/** URL of POST s1t2/v1/login. */
	url: string;
	/** Whether a visitor may do the action without a login. */
	isForVisitors: boolean;
	/** Whether the page is covered meanwhile. */
	isCovered: boolean;
	/** Called after the login; the server says who is logged in. */
	onLoggedIn: () => Promise< void >;
	onWithout: () => void;
	onClose: () => void;
}

/** Returns the server's own message if Atoll wrote it, else the name of a sentence in the template. */
const sentenceOf = ( { code, message, name }: CallError ) => {
	if ( name === 'Offline' ) {
		return 'offline';
	}
	return code?.startsWith( 'atoll_' ) && message ? message : 'failed';
};

type Step = 'password' | 'code';

const credentialsIn = ( form: HTMLFormElement, step: Step ) => {
	const data = new FormData( form );
	const text = ( name: string ) => String( data.get( name ) ).trim();
	const credentials = { log: text( 'log' ), pwd: String( data.get( 'pwd' ) ) };
	return step === 'code' ? { ...credentials, code: text( 'code' ) } : credentials;
};

/** Shows one step's inputs and focuses the first empty one, or else the first. The other step keeps its values. */
const showStep = ( form: HTMLFormElement, step: Step ) => {
	part( form, 'password' ).hidden = step !== 'password';
	part( form, 'code' ).hidden = step !== 'code';
	const inputs = [ ...part( form, step ).querySelectorAll( 'input' ) ];
	( inputs.find( ( { value } ) => ! value ) ?? inputs[ 0 ] )?.focus();
};

/**
 * A dialog to log in without leaving the page, so that nothing is lost: asks for the password, then a code if needed.
 */
export const LoginDialog = ( props: Props ) => {
	const { markup, url, isForVisitors, isCovered, onLoggedIn, onWithout, onClose } = props;
	const dialog = useTemplate( markup, 'login', { onEscape: onClose, isCovered } );
	const form = dialog.querySelector( 'form' )!;
	const [ note, setNote ] = useState< string | null >( null );
	const isBusy = useRef( false );
	const step = useRef< Step >( 'password' );

	useLayoutEffect( () => {
		part( dialog, 'without' ).hidden = ! isForVisitors;
	}, [ dialog, isForVisitors ] );
	useListener( part( dialog, 'without' ), 'click', onWithout );

	const showError = ( sentence: string | null ) => {
		setNote( sentence );
		showStep( form, step.current );
	};
	const onError = ( thrown: CallError ) => {
		if ( thrown.code === 'atoll_code_needed' ) {
			step.current = 'code';
			return showError( null );
		}
		if ( thrown.code === 'atoll_login_failed' ) {
			step.current = 'password'; // The password may have changed meanwhile.
		}
		const secret = step.current === 'code' ? 'code' : 'pwd';
		form.querySelector< HTMLInputElement >( `[name=${ secret }]` )!.value = '';
		return showError( sentenceOf( thrown ) );
	};
	const submit = async () => {
		const credentials = credentialsIn( form, step.current );
		if ( Object.values( credentials ).includes( '' ) ) {
			showError( step.current === 'code' ? 'noCode' : 'empty' );
			return;
		}
		const button = form.querySelector< HTMLButtonElement >( '[type=submit]' )!;
		const label = button.textContent;
		// Screen readers do not announce a button's new name.
		const status = part( form, 'busy' );
		status.textContent = button.textContent = button.dataset.busy ?? label;
		setNote( null );
		try {
			await logIn( url, credentials );
			await onLoggedIn();
		} catch ( thrown ) {
			onError( callErrorOf( thrown ) );
		}
		button.textContent = label;
		status.textContent = '';
	};
	useListener( form, 'submit', ( event ) => {
		event.preventDefault();
		if ( ! isBusy.current ) {
			isBusy.current = true;
			submit().finally( () => ( isBusy.current = false ) );
		}
	} );

	return <Note dialog={ dialog } sentence={ note } />;
};
