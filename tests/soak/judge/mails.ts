import type { Row } from '../../bench/row';
import type { SoakMail } from '../mail';
import { grouped } from './grouped';

/** Kill of a process, with its time in milliseconds since the epoch. */
export interface Killed {
	victim: string;
	pid: number;
	at: number;
}

/** Milliseconds between receiving a mail and recording that, on a busy machine. */
const MOMENT = 10_000;
/** Maximum milliseconds by which a mail may be received after its sender was killed, having sent everything. */
const LATE = 2_000;
/** … and between receiving it and confirming that, which a killed mail server does not do. */
const WORD = 1_000;

/** Whether its sender or the mail server was killed between handing the mail over and recording that. */
const wasKilled = ( { sender, at }: SoakMail, kills: Killed[] ): boolean =>
	kills.some(
		( kill ) =>
			kill.at >= at - LATE &&
			( ( kill.pid === sender && kill.at - at < MOMENT ) ||
				( kill.victim === 'mail' && kill.at - at < WORD ) )
	);

/** Whether each mail except the last was handed over at the time of a kill, and all have the same Message-ID. */
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

/** Returns mail that was repeated without a kill at that time, with the closest kills, for debugging. */
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
 * Returns whether there was one mail about each entry.
 *
 * @param entries Ids of the entries.
 * @param mails   Mail that the mail server received.
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
