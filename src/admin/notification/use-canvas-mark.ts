import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

interface Selectors {
	getGlobalBlockCount(): number;
}

const canvas = () => document.querySelector< HTMLIFrameElement >( 'iframe[name="editor-canvas"]' );

/** A text as CSS writes it, with the words that php/Site/Notifications/NotificationMarkup puts before the content. */
const label = () => JSON.stringify( __( 'Important', 'atoll' ) );

/** Tells the canvas which type the notification has, for src/styles/notification-editor.css. */
export const useCanvasMark = ( type: 'critical' | 'default' ): void => {
	// The canvas may come after the panel, and has blocks by then.
	const blocks = useSelect(
		( select ) => ( select( blockEditorStore ) as unknown as Selectors ).getGlobalBlockCount(),
		[]
	);
	useEffect( () => {
		const frame = canvas();
		const mark = () => {
			const { documentElement } = frame?.contentDocument ?? document;
			documentElement.dataset.atollNotification = type;
			documentElement.style.setProperty( '--atoll-notification-label', label() );
		};
		mark();
		frame?.addEventListener( 'load', mark );
		return () => frame?.removeEventListener( 'load', mark );
	}, [ type, blocks ] );
};
