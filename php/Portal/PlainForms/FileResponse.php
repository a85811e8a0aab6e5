<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

/** Response of an action that succeeded with a file. The browser saves it and stays on the page. */
final class FileResponse {

	/** Bytes to keep in memory. A larger file goes to a temporary file, which PHP deletes after the request. */
	private const MEMORY = 8388608;

	/**
	 * @param string           $name  File name with extension: `banksia-finance-data.csv`.
	 * @param string           $type  Media type.
	 * @param iterable<string> $parts Chunks, made one at a time.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $type,
		public readonly iterable $parts
	) {}

	/**
	 * Writes the whole file before anything is sent, because half a file would look complete.
	 *
	 * @return resource Positioned at its start.
	 * @throws \Throwable Any error while a chunk is made.
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
