/**
 * Runs an enhancement on each element that the server marked for it. Its script is at the end of the page.
 *
 * @param name Name in php/Platform/Enhancements/Enhancements.php, which is also the folder's name.
 * @param run  Receives the element and the server's props.
 */
export const enhance = < Props >(
	name: string,
	run: ( element: HTMLElement, props: Props ) => void
) =>
	document
		.querySelectorAll< HTMLElement >( `[data-enhance=${ name }]` )
		.forEach( ( element ) => run( element, JSON.parse( element.dataset.props! ) ) );
