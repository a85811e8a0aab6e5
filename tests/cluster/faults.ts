import { setTimeout as pause } from 'node:timers/promises';
import type { Killed } from '../soak/judge/mails';
import type { Cluster } from './cluster';

/** Seconds for which a killed server stays down: longer than every health check. */
const AWAY = 5;

interface Blow {
	/** Name in the table. */
	name: string;
	/** Fraction of started works, 0 to 1, after which the kill happens. */
	at: number;
	strike: ( cluster: Cluster ) => Promise< number[] >;
	restore: ( cluster: Cluster ) => Promise< void >;
}

const nobody = async ( work: Promise< void > | undefined ): Promise< number[] > => {
	await work;
	return [];
};

/** Servers to kill, in this order. */
const BLOWS: Blow[] = [
	{
		name: 'a web node',
		at: 0.1,
		strike: async ( { web } ) => ( await web[ 0 ]?.kill() ) ?? [],
		restore: async ( { web } ) => web[ 0 ]?.start(),
	},
	{
		name: 'a database node',
		at: 0.3,
		strike: ( { nodes } ) => nobody( nodes[ 1 ]?.kill() ),
		restore: async ( { nodes } ) => nodes[ 1 ]?.start(),
	},
	{
		name: 'Redis',
		at: 0.5,
		strike: ( { redis } ) => nobody( redis.kill() ),
		restore: ( { redis } ) => redis.start(),
	},
	{
		name: 'the balancer',
		at: 0.65,
		strike: ( { balancer } ) => nobody( balancer.kill() ),
		restore: ( { balancer } ) => balancer.start(),
	},
	{
		name: 'the database node that began the cluster',
		at: 0.8,
		strike: ( { nodes } ) => nobody( nodes[ 0 ]?.kill() ),
		restore: async ( { nodes } ) => nodes[ 0 ]?.start(),
	},
];

/** Kills one server after the other as works start, and restarts each. */
export class Blows {
	readonly kills: Killed[] = [];
	private waiting = [ ...BLOWS ];
	private last: Promise< void > = Promise.resolve();

	constructor(
		private cluster: Cluster,
		private works: number,
		private say: ( what: string ) => void
	) {}

	begun( count: number ): void {
		while ( count >= ( this.waiting[ 0 ]?.at ?? 2 ) * this.works ) {
			const blow = this.waiting.shift() as Blow;
			this.last = this.last.then( () => this.strike( blow ) );
		}
	}

	async settled(): Promise< void > {
		await this.last;
	}

	private async strike( { name, strike, restore }: Blow ): Promise< void > {
		const at = Date.now();
		const workers = await strike( this.cluster );
		this.say( `${ name } is killed` );
		this.kills.push(
			{ victim: name, pid: 0, at },
			...workers.map( ( pid ) => ( { victim: 'worker', pid, at } ) )
		);
		await pause( AWAY * 1000 );
		await restore( this.cluster );
		this.say( `${ name } is back` );
	}
}
