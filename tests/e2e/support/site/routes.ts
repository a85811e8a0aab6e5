/** The public routes of spec 2. */
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

/** The portal's own pages, whose routes are the content's (spec 2): private, all of them. */
export const PRIVATE = [ '/portal/', '/portal/application/', '/portal/profile/' ];

/** Pages that no route of spec 2 names, one for each template that is left, and the portal's login. */
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

/** Of both, those that differ by what they are made of: each template, list, form and tool once. */
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

/** The others, each made as one in the sample is. */
export const LIKE_SAMPLE = [ ...ROUTES, ...MORE ].filter( ( path ) => ! SAMPLE.includes( path ) );

const NEWS_ITEM = /href="[^"]*(\/resources\/news\/(?:category\/)?(?!category|page)[a-z0-9-]+\/)"/g;

/** Articles and categories that the first page of the news links to. */
export async function newsPaths( baseURL: string ): Promise< string[] > {
	const html = await ( await fetch( new URL( '/resources/news/', baseURL ) ) ).text();
	return [ ...new Set( [ ...html.matchAll( NEWS_ITEM ) ].map( ( [ , path ] ) => path! ) ) ];
}
