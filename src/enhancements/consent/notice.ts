/** The notice's elements as php/Site/Consent/ConsentNotice prints them. */
export interface Notice {
	show: ( granted: string[] | null ) => void;
	hide: () => void;
}

interface Answers {
	/** Called with the granted ones of the notice's categories. */
	onAnswer: ( granted: string[] ) => void;
	/** Called when the visitor closes the notice without a new answer. */
	onClose: () => void;
}

const find = < Match extends HTMLElement >( root: ParentNode, selector: string ) =>
	root.querySelector< Match >( selector )!;

export const noticeIn = ( element: HTMLElement, { onAnswer, onClose }: Answers ): Notice => {
	const section = find( element, '.atoll-consent' );
	const boxes = [ ...section.querySelectorAll< HTMLInputElement >( '[name=category]' ) ];
	const allCategories = boxes.map( ( { value } ) => value );

	find( section, '[data-atoll=accept]' ).addEventListener( 'click', () =>
		onAnswer( allCategories )
	);
	find( section, '[data-atoll=refuse]' ).addEventListener( 'click', () => onAnswer( [] ) );
	find( section, 'form' ).addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		onAnswer( boxes.filter( ( { checked } ) => checked ).map( ( { value } ) => value ) );
	} );
	section.addEventListener( 'keydown', ( { key } ) => key === 'Escape' && onClose() );

	/** Reserves space, so that content and focus can be scrolled out from under the notice (WCAG 2.4.11). */
	const updateRoom = () =>
		document.documentElement.style.setProperty(
			'--atoll-consent-room',
			section.hidden ? '' : `${ section.offsetHeight }px`
		);
	const observer = new ResizeObserver( updateRoom );

	return {
		show: ( granted ) => {
			boxes.forEach( ( box ) => {
				box.checked = granted?.includes( box.value ) ?? false;
			} );
			section.hidden = false;
			observer.observe( section );
			updateRoom();
		},
		hide: () => {
			section.hidden = true;
			observer.disconnect();
			updateRoom();
		},
	};
};
