<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

/** A file that a command writes piece by piece. A disk may be full, and PHP only says so of the piece. */
final class CommandFile {

	private bool $isWhole = true;

	/** @param resource $handle */
	public function __construct( public readonly string $path, private $handle ) {}

	/** Nothing more once a piece was lost: its end without its middle would pass for the file. */
	public function write( string $text ): void {
		// Without PHP's notice on a full disk: the command says itself what became of the file.
		$this->isWhole = $this->isWhole && strlen( $text ) === @fwrite( $this->handle, $text );
	}

	/** @return bool Whether all of it was written. */
	public function close(): bool {
		$isFlushed = fflush( $this->handle );
		return fclose( $this->handle ) && $isFlushed && $this->isWhole;
	}
}
