/** Puts a new element at the end of the head; what `set` holds is set before. */
export const append = < Tag extends 'script' | 'link' >(
	tag: Tag,
	set: Partial< HTMLElementTagNameMap[ Tag ] >
) => document.head.append( Object.assign( document.createElement( tag ), set ) );
