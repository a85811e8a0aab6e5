/** A prime, and a multiplier that visits every number below it (Park and Miller's generator). */
const MODULUS = 2147483647;
const MULTIPLIER = 48271;

/** A source of chance that gives the same numbers for the same seed. */
export class Random {
	private state: number;

	constructor( seed: number ) {
		this.state = 1 + ( Math.abs( Math.trunc( seed ) ) % ( MODULUS - 1 ) );
		// Seeds that lie side by side begin alike.
		this.many( 5, () => this.next() );
	}

	/** At least 0, less than 1. */
	next(): number {
		this.state = ( this.state * MULTIPLIER ) % MODULUS;
		return ( this.state - 1 ) / ( MODULUS - 1 );
	}

	/** A whole number of `least` to `most`. */
	int( least: number, most: number ): number {
		return least + Math.floor( this.next() * ( most - least + 1 ) );
	}

	/** True `percent` times of a hundred. */
	chance( percent: number ): boolean {
		return this.next() * 100 < percent;
	}

	pick< Item >( items: readonly Item[] ): Item {
		return items[ this.int( 0, items.length - 1 ) ] as Item;
	}

	/** `count` of what `make` makes. */
	many< Item >( count: number, make: ( index: number ) => Item ): Item[] {
		return Array.from( { length: count }, ( _, index ) => make( index ) );
	}
}
