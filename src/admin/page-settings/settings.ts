import type { PageMeta } from '../../contract/script-data/page-meta';

/** Settings of a page that an editor can change; php/Site/Page/PageSettings. */
export interface PageSettings {
	header: Variant;
	footer: Variant;
	/** Whether the page needs a login. */
	isPrivate: boolean;
	/** Whether the page is a login page. */
	isLoginPage: boolean;
	/** Path on this site; empty for WordPress' own login page. */
	loginUrl: string;
	/** Path on this site; empty for the home page. */
	redirectUrl: string;
}

export type Variant = PageMeta[ 'atoll_header' ];

export type Meta = Record< string, unknown >;

/** Meta keys of the settings. */
const KEYS: Record< keyof PageSettings, keyof PageMeta > = {
	header: 'atoll_header',
	footer: 'atoll_footer',
	isPrivate: 'atoll_private',
	isLoginPage: 'atoll_portal',
	loginUrl: 'atoll_portal_login_page_url',
	redirectUrl: 'atoll_portal_redirect_url',
};

const names = Object.keys( KEYS ) as Array< keyof PageSettings >;

/** Returns the settings; undefined for a post without such settings, such as a template. */
export const settingsIn = ( meta: Meta | undefined ): PageSettings | undefined =>
	meta && KEYS.header in meta
		? ( Object.fromEntries(
				names.map( ( name ) => [ name, meta[ KEYS[ name ] ] ] )
			) as unknown as PageSettings )
		: undefined;

/** Returns the whole meta with changed settings. */
export const metaWith = ( meta: Meta, settings: Partial< PageSettings > ): Meta => ( {
	...meta,
	...Object.fromEntries(
		names
			.filter( ( name ) => name in settings )
			.map( ( name ) => [ KEYS[ name ], settings[ name ] ] )
	),
} );

/** Returns the changes that make a page the login page or not; a login page cannot be private. */
export const asLoginPage = ( isLoginPage: boolean ): Partial< PageSettings > =>
	isLoginPage ? { isLoginPage, isPrivate: false } : { isLoginPage };

/** Returns the part of a URL that stays valid when the site moves, as php/Platform/Http/SiteUrl does. */
export const pathOf = ( url: string ): string => {
	const { pathname, search, hash } = new URL( url, location.href );
	return pathname + search + hash;
};
