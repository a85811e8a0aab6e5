import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../conformance/fuzz/random';
import type { Killed } from '../judge/mails';
import type { MortalMailServer } from '../mail';
import type { SoakSite } from '../site';
import type { PlannedFault, Victim } from './plan';
import { kill, pidIn, workersOf } from './processes';

/** Milliseconds between checks of a process that is ending. */
const LOOK = 20;

/** Executes a plan: kills processes, and restarts those that do not restart by themselves. */
export class Killer {
	readonly kills: Killed[] = [];
	private busy = new Map< Victim, Promise< void > >();

	constructor(
		private site: SoakSite,
		private mail: MortalMailServer,
		private random: Random,
		private waiting: PlannedFault[]
	) {}

	/** Called when a work has started. */
	begun( count: number ): void {
		while ( ( this.waiting[ 0 ]?.at ?? Infinity ) <= count ) {
			const { victim, delay } = this.waiting.shift() as PlannedFault;
			// One kind after the other, since a process that is down cannot be killed.
			const before = this.busy.get( victim ) ?? Promise.resolve();
			this.busy.set(
				victim,
				before.then( () => pause( delay ) ).then( () => this.strike( victim ) )
			);
		}
	}

	/** Resolves when all killed processes run again. */
	async settled(): Promise< void > {
		await Promise.all( this.busy.values() );
	}

	count( victim: Victim ): number {
		return this.kills.filter( ( killed ) => killed.victim === victim ).length;
	}

	private strike( victim: Victim ): Promise< void > {
		const strikes: Record< Victim, () => Promise< void > > = {
			worker: async () => {
				const workers = workersOf( pidIn( this.site.place.sockets, 'php.pid' ) );
				if ( workers.length > 0 ) {
					this.note( 'worker', this.random.pick( workers ) );
				}
			},
			database: async () => {
				const pid = pidIn( this.site.place.sockets, 'db.pid' );
				if ( this.note( 'database', pid ) ) {
					while ( kill( pid ) ) {
						await pause( LOOK );
					}
					await this.site.startDatabase();
				}
			},
			mail: async () => {
				this.kills.push( { victim, pid: 0, at: Date.now() } );
				await this.mail.kill();
			},
		};
		return strikes[ victim ]();
	}

	private note( victim: Victim, pid: number ): boolean {
		const at = Date.now();
		const isKilled = kill( pid );
		if ( isKilled ) {
			this.kills.push( { victim, pid, at } );
		}
		return isKilled;
	}
}
