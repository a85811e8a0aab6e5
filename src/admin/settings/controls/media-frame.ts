import { __ } from '@wordpress/i18n';

/** Image as WordPress' media library returns it. */
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

/** Opens the media library, whose scripts the page loads, and passes on the chosen image. */
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
