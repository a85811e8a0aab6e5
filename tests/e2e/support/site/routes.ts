/** Public routes of spec 2. */
export const ROUTES = [
	'/',
	'/about/',
	'/contact/',
	'/services/',
	'/services/vehicle-finance/',
	'/services/refinancing/',
	'/services/next-home-buyer/',
	'/services/professionals/',
	'/services/investment-loans/',
	'/services/first-home-buyer/',
	'/services/commercial-loans/',
	'/services/construction-loans/',
	'/resources/',
	'/resources/news/',
	'/resources/faq/',
	'/resources/calculators/',
	'/terms-conditions/',
	'/privacy-policy/',
	'/form-confirmation/',
];

/** Private pages of the portal, whose routes depend on the content (spec 2). */
export const PRIVATE = [ '/portal/', '/portal/application/', '/portal/profile/' ];

/** Pages that are not routes of spec 2: one for each remaining template, and the portal's login. */
const MORE = [
	'/apply/',
	'/credit-guide/',
	'/resources/calculators/repayments/',
	'/portal/login/',
	'/resources/news/page/2/',
	'/?s=refinance',
	'/?s=xyzzyplugh',
	'/404/',
];

/** Sample of both with different content: each template, list, form and tool once. */
export const SAMPLE = [
	'/',
	'/contact/',
	'/services/',
	'/services/refinancing/',
	'/resources/',
	'/resources/news/',
	'/resources/faq/',
	'/resources/calculators/',
	'/resources/calculators/repayments/',
	'/terms-conditions/',
	'/?s=refinance',
	'/404/',
];

/** All others, each similar to one in the sample. */
export const LIKE_SAMPLE = [ ...ROUTES, ...MORE ].filter( ( path ) => ! SAMPLE.includes( path ) );

const NEWS_ITEM = /href="[^"]*(\/resources\/news\/(?:category\/)?(?!category|page)[a-z0-9-]+\/)"/g;

/** Returns articles and categories that the first page of the news links to. */
export async function newsPaths( baseURL: string ): Promise< string[] > {
	const html = await ( await fetch( new URL( '/resources/news/', baseURL ) ) ).text();
	return [ ...new Set( [ ...html.matchAll( NEWS_ITEM ) ].map( ( [ , path ] ) => path! ) ) ];
}
