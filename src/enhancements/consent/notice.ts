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

const one = < Found extends HTMLElement >( root: ParentNode, selector: string ) =>
	root.querySelector< Found >( selector )!;

export const noticeIn = ( element: HTMLElement, { onAnswer, onClose }: Answers ): Notice => {
	const section = one( element, '.atoll-consent' );
	const boxes = [ ...section.querySelectorAll< HTMLInputElement >( '[name=category]' ) ];
	const all = boxes.map( ( { value } ) => value );

	one( section, '[data-atoll=accept]' ).addEventListener( 'click', () => onAnswer( all ) );
	one( section, '[data-atoll=refuse]' ).addEventListener( 'click', () => onAnswer( [] ) );
	one( section, 'form' ).addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		onAnswer( boxes.filter( ( { checked } ) => checked ).map( ( { value } ) => value ) );
	} );
	section.addEventListener( 'keydown', ( { key } ) => key === 'Escape' && onClose() );

	// What has the focus must not lie behind the notice (WCAG 2.4.11).
	const makeRoom = () => {
		document.documentElement.style.scrollPaddingBlockEnd = section.hidden
			? ''
			: `${ section.offsetHeight + 16 }px`;
	};
	const resized = new ResizeObserver( makeRoom );

	return {
		show: ( granted ) => {
			boxes.forEach( ( box ) => {
				box.checked = granted?.includes( box.value ) ?? false;
			} );
			section.hidden = false;
			resized.observe( section );
			makeRoom();
		},
		hide: () => {
			section.hidden = true;
			resized.disconnect();
			makeRoom();
		},
	};
};
