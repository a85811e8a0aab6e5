/** Does something, once, when an element comes into the view, or as near as the margin says. */
export const seen = (
	element: HTMLElement,
	go: ( element: HTMLElement ) => void,
	rootMargin?: string
) =>
	new IntersectionObserver(
		( entries, observer ) => {
			if ( entries.pop()!.isIntersecting ) {
				observer.disconnect();
				go( element );
			}
		},
		{ rootMargin }
	).observe( element );
