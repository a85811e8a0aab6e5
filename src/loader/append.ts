// A content security policy lets what this script adds pass on the trust it put in it.
const nonce = document.currentScript?.nonce;

/** Puts a new element with these properties at the end of the head. */
export const append = < Tag extends 'script' | 'link' >(
	tag: Tag,
	properties: Partial< HTMLElementTagNameMap[ Tag ] >
) => document.head.append( Object.assign( document.createElement( tag ), { nonce }, properties ) );
