import { setTimeout as pause } from 'node:timers/promises';
import { ENQUIRY_FORM, newMarker, validAnswers } from '../../e2e/support/forms/enquiry';
import { call } from '../../e2e/support/site/api';
import { benchSite, php, type Site } from '../inside';
import { startMailServer, type MailServer, type TakenMail } from '../mail-server';
import type { Measure, Row } from '../row';

/** How many are sent; fewer for a quick look. */
const SUBMISSIONS = Number( process.env.ATOLL_SUBMISSIONS ?? 10_000 );
const CLIENTS = 8;
/** One sender is killed for about so many mails. */
const KILLS = 20;
const TIMEOUT = 60;

interface Queue {
	waiting: number;
	sending: number;
	entries: number;
	deadlocks: number;
}

const queue = ( site: Site, environment = {} ): Queue =>
	JSON.parse( php( site, 'mail-queue.php', 0, environment ) ) as Queue;

/** A form whose mail says the entry it is about. */
const form = async (): Promise< number > => {
	const { id } = await call< { id: number | string } >( 'gf/v2/forms', 'POST', {
		...ENQUIRY_FORM,
		notifications: [
			{ id: 'staff', name: 'Staff', to: 'broker@example.com', subject: 'Entry {entry_id}' },
		],
	} );
	return Number( id );
};

async function submit( id: number ): Promise< number > {
	const answer = await fetch(
		new URL( `/wp-json/gf/v2/forms/${ id }/submissions`, process.env.ATOLL_URL ),
		{
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( validAnswers( newMarker() ) ),
		}
	);
	await answer.text();
	return answer.status;
}

/** Sends as many at once as there are clients. */
async function submitAll( id: number ): Promise< number > {
	let left = SUBMISSIONS;
	let stored = 0;
	const client = async () => {
		while ( left-- > 0 ) {
			const status = await submit( id );
			stored += status === 200 ? 1 : 0;
		}
	};
	await Promise.all( Array.from( { length: CLIENTS }, client ) );
	return stored;
}

/** Until nobody sends and nothing waits for a sender, or a minute is over. */
async function settled( site: Site ): Promise< void > {
	for ( let second = 0; second < TIMEOUT; second++ ) {
		const { waiting, sending } = queue( site );
		if ( waiting === 0 && sending <= KILLS + 1 ) {
			return;
		}
		await pause( 1000 );
	}
}

/** By subject, which names the entry: the Message-IDs under which it was told. */
function told( mails: TakenMail[] ): Map< string, string[] > {
	const ids = new Map< string, string[] >();
	for ( const { subject, messageId } of mails ) {
		ids.set( subject, [ ...( ids.get( subject ) ?? [] ), messageId ] );
	}
	return ids;
}

/** Whether each of very many enquiries is mailed once, also an hour later and after senders were killed. */
export const mailQueue: Measure = {
	name: 'mail-queue',
	async run() {
		const site = await benchSite();
		const every = Math.ceil( SUBMISSIONS / KILLS );
		const server = await startMailServer( site, every );
		try {
			const id = await form();
			const before = queue( site ).deadlocks;
			const stored = await submitAll( id );
			await settled( site );
			const deadlocks = queue( site, { ATOLL_LATER: '1' } ).deadlocks - before;
			return rows( server, stored, deadlocks );
		} finally {
			await server.stop();
		}
	},
};

const sum = ( numbers: number[] ): number => numbers.reduce( ( all, one ) => all + one, 0 );

function rows( server: MailServer, stored: number, deadlocks: number ): Row[] {
	const mails = server.taken();
	const entries = told( mails );
	const kills = new Set( server.kills().map( ( number ) => `Entry ${ number }` ) );
	const ofKilled = [ ...entries ].filter( ( [ subject ] ) => kills.has( subject ) );
	const again = ofKilled.filter( ( [ , ids ] ) => ids.length === 2 && ids[ 0 ] === ids[ 1 ] );
	const once = [ ...entries ].map( ( [ subject, ids ] ) =>
		Math.max( 0, ids.length - ( again.some( ( [ known ] ) => known === subject ) ? 2 : 1 ) )
	);
	const none = { most: 0 };
	return [
		{ name: `${ CLIENTS } clients at once: submissions stored`, value: stored, unit: 'times' },
		{ name: '… mails handed over', value: mails.length, unit: 'mails' },
		{
			name: '… entries told to nobody',
			value: stored - entries.size,
			unit: 'times',
			goal: none,
		},
		{ name: '… mails doubled', value: sum( once ), unit: 'mails', goal: none },
		{ name: '… deadlocks', value: deadlocks, unit: 'times', goal: none },
		{ name: '… senders killed between hand-over and note', value: kills.size, unit: 'times' },
		{ name: '… their mails, under the same Message-ID', value: again.length, unit: 'mails' },
	];
}
