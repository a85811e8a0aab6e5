import type { PageMeta } from '../../contract/script-data/page-meta';

/** What an editor may set for a page; php/Site/Page/PageSettings. */
export interface PageSettings {
	header: Variant;
	footer: Variant;
	/** Needs a login. */
	isPrivate: boolean;
	/** Is a login page. */
	isLoginPage: boolean;
	/** Path on this site; empty for WordPress' own login page. */
	loginUrl: string;
	/** Path on this site; empty for the home page. */
	redirectUrl: string;
}

export type Variant = PageMeta[ 'atoll_header' ];

export type Meta = Record< string, unknown >;

/** Where each is kept. */
const KEYS: Record< keyof PageSettings, keyof PageMeta > = {
	header: 'atoll_header',
	footer: 'atoll_footer',
	isPrivate: 'atoll_private',
	isLoginPage: 'atoll_portal',
	loginUrl: 'atoll_portal_login_page_url',
	redirectUrl: 'atoll_portal_redirect_url',
};

const names = Object.keys( KEYS ) as Array< keyof PageSettings >;

/** Undefined for what has no such settings, such as a template. */
export const settingsIn = ( meta: Meta | undefined ): PageSettings | undefined =>
	meta && KEYS.header in meta
		? ( Object.fromEntries(
				names.map( ( name ) => [ name, meta[ KEYS[ name ] ] ] )
			) as unknown as PageSettings )
		: undefined;

/** The whole meta with these settings in it. */
export const metaWith = ( meta: Meta, settings: Partial< PageSettings > ): Meta => ( {
	...meta,
	...Object.fromEntries(
		names
			.filter( ( name ) => name in settings )
			.map( ( name ) => [ KEYS[ name ], settings[ name ] ] )
	),
} );

/** A page that asks for a login cannot be the one where people log in. */
export const asLoginPage = ( isLoginPage: boolean ): Partial< PageSettings > =>
	isLoginPage ? { isLoginPage, isPrivate: false } : { isLoginPage };

/** The part of an address that stays true when the site moves; as php/Platform/Http/SiteUrl keeps it. */
export const pathOf = ( url: string ): string => {
	const { pathname, search, hash } = new URL( url, location.href );
	return pathname + search + hash;
};
