import { ASKED, BODY, BUTTONS, LOGIN, PORTAL, QUERY, REPEATED, SCREEN } from './fields';
import type { Prepared } from './site';

/** Something of the site that can be asked. */
export interface Target {
	/** For the report, such as `POST /s1t2/v1/drafts/load`. */
	name: string;
	/** Group of the report. */
	kind: string;
	method: string;
	/** Below the site's address; `{name}` is filled in. */
	path: string;
	/** What a client would send. */
	fields: Record< string, unknown >;
	/** What its nonce is for, and the field that holds it. */
	nonce?: { of: string; field: string };
	/** How fields travel when nothing is wrong. */
	type: 'json' | 'form' | 'query';
}

/** Fields of a route, by what its path is about. */
const bodyOf = ( route: string, { form, answers }: Prepared ): Record< string, unknown > => {
	if ( /submissions|preview/.test( route ) ) {
		return {
			...answers,
			gform_save: '',
			gform_resume_token: '{token}',
			update_entry_id: '{entry}',
			form,
		};
	}
	return / \/gf\/v2\/forms|forms\/draft|test-mail|atoll-forms/.test( route )
		? { ...form, form }
		: BODY;
};

const isRead = ( method: string ) => method === 'GET' || method === 'DELETE';

const routes = ( prepared: Prepared ): Target[] =>
	prepared.routes.map( ( route ) => {
		const [ method = 'GET', path = '' ] = route.split( ' ' );
		return {
			name: route,
			kind: 'REST routes',
			method,
			path: `/wp-json${ path.replace( /\(\?P<(\w+)>(?:\[[^\]]*\]|[^()[\]])*(?:\([^()]*\)[^()]*)*\)/g, '{$1}' ) }`,
			fields: isRead( method ) ? QUERY : bodyOf( route, prepared ),
			nonce: { of: 'wp_rest', field: '' },
			type: isRead( method ) ? 'query' : 'json',
		};
	} );

const doors = ( { doors: names }: Prepared ): Target[] =>
	names.flatMap( ( name ) => {
		const [ , file = '', action = '' ] = /^(admin_post|wp_ajax)_(.+)$/.exec( name ) ?? [];
		const path = `/wp-admin/${ file === 'wp_ajax' ? 'admin-ajax' : 'admin-post' }.php?action=${ action }`;
		const fields = {
			...SCREEN,
			post: '{post}',
			query: '{}',
			columns: 'id',
			do: 'read',
			choice: 'none',
			time: '1',
		};
		const nonce = {
			of: action === 'atoll_duplicate_form' ? `${ action }{post}` : action,
			field: '_wpnonce',
		};
		return [ 'GET', 'POST' ].map( ( method ) => ( {
			name,
			kind: 'admin-post.php, admin-ajax.php',
			method,
			path,
			fields,
			nonce,
			type: method === 'GET' ? ( 'query' as const ) : ( 'form' as const ),
		} ) );
	} );

const screens = ( { screens: paths, entryForms, answers }: Prepared ): Target[] => [
	...paths.map( ( path ): Target => ( {
		name: path,
		kind: 'screens',
		method: 'GET',
		path: `/wp-admin/${ path }`,
		fields: SCREEN,
		type: 'query',
	} ) ),
	...entryForms.map( ( name ): Target => ( {
		name,
		kind: 'forms of an entry',
		method: 'POST',
		path: '/wp-admin/admin.php?page=atoll-entries&entry={entry}',
		fields: {
			atoll_entry_action: name,
			atoll_version: '1',
			atoll_of: '1',
			status: 'lender',
			message: 'Soon',
			mail: '1',
			title: 'Payslips',
			note: 'Both',
			text: 'Call',
			email: 'k@example.com',
			first_name: 'Kim',
		},
		nonce: { of: `atoll_entry_action_${ name }_{entry}`, field: 'atoll_nonce' },
		type: 'form',
	} ) ),
	{
		name: 'answers of an entry',
		kind: 'forms of an entry',
		method: 'POST',
		path: '/wp-admin/admin.php?page=atoll-entries&entry={entry}&edit=1',
		fields: {
			...answers,
			atoll_entry_version: '1',
			input_3: '0400 000 000',
			input_5: 'refinance',
		},
		nonce: { of: 'atoll_edit_{entry}', field: 'atoll_edit_nonce' },
		type: 'form',
	},
	{
		name: 'import and export',
		kind: 'screens',
		method: 'POST',
		path: '/wp-admin/admin.php?page=atoll-import&file=abc',
		fields: {
			atoll_step: 'import',
			tab: 'export',
			atoll_press: 'abc',
			forms: [ '{form}' ],
			json: '{"version":"2"}',
			form: '{form}',
		},
		nonce: { of: 'atoll-import', field: '_wpnonce' },
		type: 'form',
	},
];

const portal = ( { portal: names }: Prepared ): Target[] =>
	names.map( ( name ) => ( {
		name,
		kind: 'forms of the portal',
		method: 'POST',
		path: '{page}',
		fields: { ...PORTAL, atoll_action: name },
		nonce: { of: 'atoll_form', field: 'atoll_nonce' },
		type: 'form' as const,
	} ) );

const pages = ( { pages: paths, answers }: Prepared ): Target[] => [
	...[ ASKED, REPEATED ].flatMap( ( fields ) =>
		paths.map( ( path ): Target => ( {
			name: 'pages',
			kind: 'pages',
			method: 'GET',
			path,
			fields,
			type: 'query',
		} ) )
	),
	...paths.slice( 0, 4 ).map( ( path ): Target => ( {
		name: 'a form without JavaScript',
		kind: 'forms of pages',
		method: 'POST',
		path,
		fields: { ...answers, ...BUTTONS, atoll_form: '{form}', update_entry_id: '{entry}' },
		type: 'form',
	} ) ),
];

const abilities = ( { abilities: names }: Prepared ): Target[] =>
	names.flatMap( ( name ) =>
		[ 'GET', 'POST' ].map( ( method ) => ( {
			name,
			kind: 'abilities',
			method,
			path: `/wp-json/wp-abilities/v1/abilities/${ name }/run`,
			fields: {
				input: {
					id: '{form}',
					answers: { input_1: 'Jo' },
					key: 'one',
					title: 'Call',
					form: '{form}',
					search: 'Jo',
					page: 1,
					perPage: 5,
					fields: [ { type: 'text', label: 'Name' } ],
					status: 'unread',
				},
			},
			nonce: { of: 'wp_rest', field: '' },
			type: method === 'GET' ? ( 'query' as const ) : ( 'json' as const ),
		} ) )
	);

/** WordPress' own, where we listen. */
const others = (): Target[] => [
	{
		name: 'wp-cron.php',
		kind: 'WordPress',
		method: 'GET',
		path: '/wp-cron.php',
		fields: { doing_wp_cron: '1' },
		type: 'query',
	},
	...[ 'login', 'lostpassword', 'register', 'rp' ].map( ( action ): Target => ( {
		name: `wp-login.php ${ action }`,
		kind: 'WordPress',
		method: 'POST',
		path: `/wp-login.php?action=${ action }`,
		fields: LOGIN,
		type: 'form',
	} ) ),
];

/** Everything, each as often as it is listed. */
export const targetsOf = ( prepared: Prepared ): Target[] => [
	...routes( prepared ),
	...doors( prepared ),
	...screens( prepared ),
	...portal( prepared ),
	...pages( prepared ),
	...abilities( prepared ),
	...others(),
];
