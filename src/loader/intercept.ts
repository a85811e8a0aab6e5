/** Takes plain clicks on matching links away from everybody else, the browser included. */
export const intercept = ( selector: string, take: ( link: HTMLAnchorElement ) => void ) =>
	addEventListener(
		'click',
		( event ) => {
			const link = ( event.target as Element ).closest< HTMLAnchorElement >( selector );
			if ( link && ! ( event.metaKey || event.ctrlKey || event.shiftKey ) ) {
				event.preventDefault();
				event.stopImmediatePropagation();
				take( link );
			}
		},
		true
	);
