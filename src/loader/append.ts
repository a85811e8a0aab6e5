/** Puts a new element with these properties at the end of the head. */
export const append = < Tag extends 'script' | 'link' >(
	tag: Tag,
	properties: Partial< HTMLElementTagNameMap[ Tag ] >
) => document.head.append( Object.assign( document.createElement( tag ), properties ) );
