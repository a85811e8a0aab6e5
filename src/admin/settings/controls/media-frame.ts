import { __ } from '@wordpress/i18n';

/** What WordPress' media library gives of a chosen image. */
interface Attachment {
	id: number;
}

interface Frame {
	on( event: 'select', callback: () => void ): void;
	open(): void;
	state(): { get( name: 'selection' ): { first(): { toJSON(): Attachment } } };
}

declare global {
	interface Window {
		wp?: { media?: ( options: object ) => Frame };
	}
}

/** Opens the media library, which the page brought along, and hands over what is chosen there. */
export function chooseImage( title: string, onChoose: ( id: number ) => void ) {
	const frame = window.wp?.media?.( {
		title,
		multiple: false,
		library: { type: 'image' },
		button: { text: __( 'Use this image', 'atoll' ) },
	} );
	frame?.on( 'select', () => onChoose( frame.state().get( 'selection' ).first().toJSON().id ) );
	frame?.open();
}
