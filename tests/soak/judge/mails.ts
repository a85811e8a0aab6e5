import type { Row } from '../../bench/row';
import type { SoakMail } from '../mail';
import { grouped } from './grouped';

/** Something that was killed: which process, and when in milliseconds since the epoch. */
export interface Killed {
	victim: string;
	pid: number;
	at: number;
}

/** Milliseconds between the taking of a mail and its note, on a machine that has much to do. */
const MOMENT = 10_000;
/** A mail may be taken this much after its sender was killed, which had said its last word. */
const LATE = 2_000;
/** … and between its taking and the word of that, which a mail server that is killed does not say. */
const WORD = 1_000;

/** Whether its sender, or the mail server, was killed between the hand-over and the note of it. */
const wasKilled = ( { sender, at }: SoakMail, kills: Killed[] ): boolean =>
	kills.some(
		( kill ) =>
			kill.at >= at - LATE &&
			( ( kill.pid === sender && kill.at - at < MOMENT ) ||
				( kill.victim === 'mail' && kill.at - at < WORD ) )
	);

/** Whether each mail but the last was handed over in the moment of a kill, and all are one to a mailbox. */
const isExplained = ( mails: SoakMail[], kills: Killed[] ): boolean =>
	new Set( mails.map( ( { messageId } ) => messageId ) ).size === 1 &&
	[ ...mails ]
		.sort( ( one, other ) => one.at - other.at )
		.slice( 0, -1 )
		.every( ( mail ) => wasKilled( mail, kills ) );

const repeated = ( mails: SoakMail[] ): SoakMail[][] =>
	[ ...grouped( mails, ( { subject } ) => subject ).values() ].filter(
		( all ) => all.length > 1
	);

/** Mails that came again though nothing was killed in that moment, and the kills that come nearest, for whoever looks into it. */
export const unexplained = ( mails: SoakMail[], kills: Killed[] ): string[] =>
	repeated( mails )
		.filter( ( all ) => ! isExplained( all, kills ) )
		.map( ( all ) => {
			const senders = all.map( ( { sender } ) => sender );
			const near = kills.filter(
				( { pid, victim } ) => senders.includes( pid ) || victim !== 'worker'
			);
			return JSON.stringify( { all, near } );
		} );

/**
 * Whether each entry was told once.
 *
 * @param entries Their ids.
 * @param mails   What the mail server took.
 * @param kills
 */
export function mailRows( entries: number[], mails: SoakMail[], kills: Killed[] ): Row[] {
	const told = grouped( mails, ( { subject } ) => subject );
	const again = repeated( mails );
	const explained = again.filter( ( all ) => isExplained( all, kills ) );
	const none = { most: 0 };
	return [
		{ name: 'mails handed over', value: mails.length, unit: 'mails' },
		{
			name: 'entries told to nobody',
			value: entries.filter( ( id ) => ! told.has( `Entry ${ id }` ) ).length,
			unit: 'times',
			goal: none,
		},
		{
			name: 'mails again, killed between hand-over and note, same Message-ID',
			value: explained.length,
			unit: 'mails',
		},
		{
			name: 'mails again for no such reason',
			value: again.length - explained.length,
			unit: 'mails',
			goal: none,
		},
	];
}
