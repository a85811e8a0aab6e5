// Elements that this script adds need its nonce under a content security policy.
const nonce = document.currentScript?.nonce;

/** Adds an element with these properties to the end of the head. */
export const append = < Tag extends 'script' | 'link' >(
	tag: Tag,
	properties: Partial< HTMLElementTagNameMap[ Tag ] >
) => document.head.append( Object.assign( document.createElement( tag ), { nonce }, properties ) );
