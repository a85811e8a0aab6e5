/**
 * Runs an enhancement in each place that the server marked for it. Its script stands behind them, at the page's end.
 *
 * @param name As in php/Platform/Enhancements/Enhancements.php and the folder's name.
 * @param run  Gets the element and what the server hands over.
 */
export const enhance = < Props >(
	name: string,
	run: ( element: HTMLElement, props: Props ) => void
) =>
	document
		.querySelectorAll< HTMLElement >( `[data-enhance=${ name }]` )
		.forEach( ( element ) => run( element, JSON.parse( element.dataset.props! ) ) );
