import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import { logIn } from '../../../api/session/log-in';
import { useListener } from '../../use-listener';
import { part, type Markup } from './markup';
import { Note } from './note';
import { useTemplate } from './use-template';

interface Props {
	markup: Markup;
	/** Of POST s1t2/v1/login. */
	url: string;
	/** Whether what they wanted may be done without a login. */
	isForVisitors: boolean;
	/** Whether the page may not be seen meanwhile. */
	isCovered: boolean;
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

/** What is missing, else the first. */
const focusInput = ( form: HTMLFormElement ) => {
	const inputs = [ ...form.querySelectorAll( 'input' ) ];
	( inputs.find( ( { value } ) => ! value ) ?? inputs[ 0 ] )?.focus();
};

/** Asks to log in where somebody is, so that nothing is lost. */
export const LoginDialog = ( props: Props ) => {
	const { markup, url, isForVisitors, isCovered, onLoggedIn, onWithout, onClose } = props;
	const dialog = useTemplate( markup, 'login', { onEscape: onClose, isCovered } );
	const form = dialog.querySelector( 'form' )!;
	const [ note, setNote ] = useState< string | null >( null );
	const isBusy = useRef( false );

	useLayoutEffect( () => {
		part( dialog, 'without' ).hidden = ! isForVisitors;
	}, [ dialog, isForVisitors ] );
	useListener( part( dialog, 'without' ), 'click', onWithout );

	const fail = ( sentence: string ) => {
		setNote( sentence );
		focusInput( form );
	};
	const send = async () => {
		const given = typed( form );
		if ( ! given.log || ! given.pwd ) {
			fail( 'empty' );
			return;
		}
		const button = form.querySelector< HTMLButtonElement >( '[type=submit]' )!;
		const words = button.textContent;
		button.textContent = button.dataset.busy ?? words;
		setNote( null );
		try {
			await logIn( url, given );
			await onLoggedIn();
		} catch ( thrown ) {
			form.querySelector< HTMLInputElement >( '[name=pwd]' )!.value = '';
			fail( sentenceOf( thrown as Thrown ) );
		}
		button.textContent = words;
	};
	useListener( form, 'submit', ( event ) => {
		event.preventDefault();
		if ( ! isBusy.current ) {
			isBusy.current = true;
			send().finally( () => ( isBusy.current = false ) );
		}
	} );

	return <Note dialog={ dialog } sentence={ note } />;
};
