import { createPortal, useLayoutEffect } from '@wordpress/element';

/** Holds the page behind it still: nothing there is read, focused or clicked. */
const useInertPage = () =>
	useLayoutEffect( () => {
		const behind = [ ...document.body.children ].filter(
			( one ) => ! one.matches( '.atoll-veil, script, style, [inert]' )
		);
		behind.forEach( ( one ) => one.toggleAttribute( 'inert', true ) );
		return () => behind.forEach( ( one ) => one.removeAttribute( 'inert' ) );
	}, [] );

/**
 * Covers the page for as long as it is rendered (spec 2: until routing is ready). Its sign comes after 300 ms, so that
 * a quick answer flashes nothing. Styles: src/styles/veil.css.
 *
 * @param props
 * @param props.label What is being waited for, such as "Checking your login…"; announced.
 */
export const FullPageSpinner = ( { label }: { label: string } ) => {
	useInertPage();
	return createPortal(
		<div className="atoll-veil" role="status">
			<p className="atoll-veil__label">{ label }</p>
		</div>,
		document.body
	);
};
