import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

const canvas = () => document.querySelector< HTMLIFrameElement >( 'iframe[name="editor-canvas"]' );

/** A text as CSS writes it, with the words that php/Site/Notifications/NotificationMarkup puts before the content. */
const label = () => JSON.stringify( __( 'Important', 'atoll' ) );

/** Tells the canvas which type the notification has, for src/styles/notification-editor.css. */
export const useCanvasMark = ( type: 'critical' | 'default' ): void => {
	const [ frame, setFrame ] = useState( canvas );
	// It comes after the panels, and anew after the code editor.
	useEffect( () => {
		const observer = new MutationObserver( () => setFrame( canvas() ) );
		observer.observe( document.body, { childList: true, subtree: true } );
		return () => observer.disconnect();
	}, [] );
	useEffect( () => {
		const mark = () => {
			// A frame that was only just put into the page has none, and loads it yet.
			const root = ( frame?.contentDocument ?? document ).querySelector( 'html' );
			root?.setAttribute( 'data-atoll-notification', type );
			root?.style.setProperty( '--atoll-notification-label', label() );
		};
		mark();
		frame?.addEventListener( 'load', mark );
		return () => frame?.removeEventListener( 'load', mark );
	}, [ type, frame ] );
};
