/** An entry of the bar with the list that opens below it, as php/Site/Menu/MenuBar.php prints them. */
export interface SubmenuMarkup {
	item: HTMLElement;
	toggle: HTMLElement;
	list: HTMLElement;
}

/** The menu of small screens, as php/Site/Header/HeaderPanel.php prints it. */
export interface PanelMarkup {
	panel: HTMLDetailsElement;
	/** The panel's button, and the backdrop behind the panel. */
	summary: HTMLElement;
	sheet: HTMLElement;
}

/** The header's elements. The only place that knows the server's markup. */
export interface HeaderMarkup {
	element: HTMLElement;
	/** The element with the header's class names. */
	frame: HTMLElement;
	submenus: SubmenuMarkup[];
	panel: PanelMarkup | null;
}

const within = < E extends HTMLElement = HTMLElement >( element: Element, selector: string ) =>
	element.querySelector< E >( selector )!;

const panelIn = ( element: HTMLElement ): PanelMarkup | null => {
	const panel = element.querySelector< HTMLDetailsElement >( '.atoll-panel' );
	return (
		panel && {
			panel,
			summary: within( panel, '.atoll-panel__summary' ),
			sheet: within( panel, '.atoll-panel__sheet' ),
		}
	);
};

export const headerIn = ( element: HTMLElement ): HeaderMarkup => ( {
	element,
	frame: within( element, '.atoll-header' ),
	submenus: [ ...element.querySelectorAll< HTMLElement >( '.atoll-menu__item.has-submenu' ) ].map(
		( item ) => ( {
			item,
			toggle: within( item, '.atoll-menu__toggle' ),
			list: within( item, '.atoll-submenu' ),
		} )
	),
	panel: panelIn( element ),
} );

/** Whether a list is visible by its computed style, since CSS shows lists by hover and focus. */
export const isVisible = ( list: HTMLElement ) => getComputedStyle( list ).visibility === 'visible';

export const hasUnfolded = ( { sheet }: PanelMarkup ) =>
	sheet.querySelector( '.atoll-panel__group[open]' ) !== null;

/**
 * Whether an event's target is outside an element; a target outside the page, such as another window, does not count.
 */
export const isOutside = ( element: HTMLElement, target: EventTarget | null ) =>
	target instanceof Node && ! element.contains( target );

export const isLink = ( { target }: Event ) => ( target as Element ).closest( 'a[href]' ) !== null;
