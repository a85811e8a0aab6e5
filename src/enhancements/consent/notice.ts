/** The notice's DOM as php/Site/Consent/ConsentNotice prints it. */
export interface Notice {
	show: ( granted: string[] | null ) => void;
	hide: () => void;
}

interface Answers {
	/** Every category that the notice asks about. */
	onAnswer: ( granted: string[] ) => void;
	/** Somebody wants it gone without a new answer. */
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

	/** What lies behind it can be scrolled out, and what gets the focus is (WCAG 2.4.11). */
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
