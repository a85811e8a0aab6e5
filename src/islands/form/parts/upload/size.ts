const UNITS = [ 'kilobyte', 'megabyte', 'gigabyte' ] as const;

/** Formats bytes: "1.4 MB", at least "1 kB". As php/Engine/Formats/FileSize.php; cases: contract/logic/sizes.json. */
export const sizeOf = ( bytes: number ): string => {
	const power = Math.min( 3, Math.max( 1, Math.floor( Math.log2( bytes || 1 ) / 10 ) ) );
	return new Intl.NumberFormat( 'en-AU', {
		style: 'unit',
		unit: UNITS[ power - 1 ]!,
		maximumFractionDigits: power > 1 ? 1 : 0,
	} ).format( Math.max( 1, bytes / 1024 ** power ) );
};
