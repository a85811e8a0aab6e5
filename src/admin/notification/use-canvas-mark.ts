import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

const canvas = () => document.querySelector< HTMLIFrameElement >( 'iframe[name="editor-canvas"]' );

/** Returns the label as a CSS string, the same that php/Site/Notifications/NotificationMarkup prints first. */
const label = () => JSON.stringify( __( 'Important', 'atoll' ) );

/** Hook that marks the canvas with the notice's type, for src/styles/notification-editor.css. */
export const useCanvasMark = ( type: 'critical' | 'default' ): void => {
	const [ frame, setFrame ] = useState( canvas );
	// The canvas is created after the panels, and again after the code editor was open.
	useEffect( () => {
		const observer = new MutationObserver( () => setFrame( canvas() ) );
		observer.observe( document.body, { childList: true, subtree: true } );
		return () => observer.disconnect();
	}, [] );
	useEffect( () => {
		const mark = () => {
			// A frame that was just inserted has no document yet, and is still loading.
			const root = ( frame?.contentDocument ?? document ).querySelector( 'html' );
			root?.setAttribute( 'data-atoll-notification', type );
			root?.style.setProperty( '--atoll-notification-label', label() );
		};
		mark();
		frame?.addEventListener( 'load', mark );
		return () => frame?.removeEventListener( 'load', mark );
	}, [ type, frame ] );
};
