import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { call, entriesWith } from '../../e2e/support/site/api';
import { command, type Ended } from './command';
import { suffering, type Fault } from './fault';

/** Adds a form that mails each entry to the staff; returns its number. */
export async function addMailingForm( more: object = {} ): Promise< number > {
	const { id } = await call< { id: number | string } >( 'gf/v2/forms', 'POST', {
		title: 'Faults',
		fields: [
			{ id: 1, type: 'text', label: 'Your name', isRequired: true },
			{ id: 2, type: 'email', label: 'Email', isRequired: true },
		],
		notifications: [
			{
				id: 'n',
				name: 'Copy',
				isActive: true,
				toType: 'email',
				to: 'staff@example.com',
				subject: 'Enquiry of {Your name:1}',
				message: '{all_fields}',
			},
		],
		...more,
	} );
	return Number( id );
}

/** Response to a submission: status and body; status 0 if there was none. */
export interface Reply {
	status: number;
	body: string;
}

/** Returns the key of a submission by the marker in its answers; different for n1 and n10. */
export const keyOf = ( marker: string ): string => marker.padEnd( 20, 'z' );

/** Submits the form as its island does. */
export async function submit(
	form: number,
	marker: string,
	{
		fault = {},
		site = process.env.ATOLL_URL!,
		email = `${ marker }@example.com`,
	}: { fault?: Fault; site?: string; email?: string } = {}
): Promise< Reply > {
	try {
		const response = await fetch( `${ site }wp-json/gf/v2/forms/${ form }/submissions`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', ...suffering( fault ) },
			body: JSON.stringify( {
				input_1: marker,
				input_2: email,
				gform_unique_id: keyOf( marker ),
			} ),
		} );
		return { status: response.status, body: await response.text() };
	} catch {
		return { status: 0, body: '' };
	}
}

/** Returns the number of entries with each of these names; all contain the marker. */
export async function stored( marker: string, names: string[] ): Promise< number[] > {
	const entries = ( await entriesWith( marker ) ).map( ( entry ) => JSON.stringify( entry ) );
	return names.map( ( name ) => entries.filter( ( entry ) => entry.includes( name ) ).length );
}

/**
 * Sends waiting mail, as cron does ten minutes later, when the process that claimed it counts as dead. Only with this
 * marker, since the processes of other tests are alive.
 */
export const sendWaiting = ( marker: string ): Promise< Ended > =>
	command( `
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}atoll_mail SET claimed_until = '1970-01-01 00:00:00', due = '1970-01-01 00:00:00' WHERE status = 'waiting' AND message LIKE '%${ marker }%'" );
		do_action( 'atoll_send_mail' );` );

/** Returns the number of sent mails with each of these names. */
export async function mailed( names: string[] ): Promise< number[] > {
	const folder = join( process.env.ATOLL_WP_DIR!, '../mail' );
	const mails = await Promise.all(
		( await readdir( folder ) ).map( ( name ) => readFile( join( folder, name ), 'utf8' ) )
	);
	return names.map( ( name ) => mails.filter( ( mail ) => mail.includes( name ) ).length );
}

/** Runs work on each item, a few at a time. */
export async function fewAtATime< Item, Result >(
	items: Item[],
	work: ( item: Item ) => Promise< Result >
): Promise< Result[] > {
	const results: Result[] = [];
	for ( let start = 0; start < items.length; start += 4 ) {
		results.push( ...( await Promise.all( items.slice( start, start + 4 ).map( work ) ) ) );
	}
	return results;
}
