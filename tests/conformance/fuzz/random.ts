/** A source of chance that gives the same numbers for the same seed. */
export class Random {
	private state: number;

	constructor( seed: number ) {
		this.state = Math.trunc( seed );
	}

	/** At least 0, less than 1 (mulberry32). */
	next(): number {
		this.state = ( this.state + 0x6d2b79f5 ) | 0;
		let mixed = Math.imul( this.state ^ ( this.state >>> 15 ), 1 | this.state );
		mixed = ( mixed + Math.imul( mixed ^ ( mixed >>> 7 ), 61 | mixed ) ) ^ mixed;
		return ( ( mixed ^ ( mixed >>> 14 ) ) >>> 0 ) / 4294967296;
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
