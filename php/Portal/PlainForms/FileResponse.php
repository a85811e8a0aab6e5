<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

/** The action succeeded and answers with a file. The browser saves it and stays on the page. */
final class FileResponse {

	/** Bytes that are held in memory; what is more lies in a file without a name, and goes with the request. */
	private const MEMORY = 8388608;

	/**
	 * @param string           $name  With its ending: `banksia-finance-data.csv`.
	 * @param string           $type  Media type.
	 * @param iterable<string> $parts Made one after another.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $type,
		public readonly iterable $parts
	) {}

	/**
	 * All of it, before anything is sent: half a file would look like a whole one.
	 *
	 * @return resource At its beginning.
	 * @throws \Throwable What making a part throws.
	 */
	public function stream() {
		$stream = fopen( 'php://temp/maxmemory:' . self::MEMORY, 'w+b' );
		if ( false === $stream ) {
			throw new \RuntimeException( 'no room for a file' );
		}
		foreach ( $this->parts as $part ) {
			if ( strlen( $part ) !== fwrite( $stream, $part ) ) {
				throw new \RuntimeException( "no room for {$this->name}" );
			}
		}
		rewind( $stream );
		return $stream;
	}
}
