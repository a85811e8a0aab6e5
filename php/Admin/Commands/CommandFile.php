<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

/** A file that a command writes in pieces. If the disk is full, PHP only reports it for the piece. */
final class CommandFile {

	private bool $isWhole = true;

	/** @param resource $handle */
	public function __construct( public readonly string $path, private $handle ) {}

	/** Writes nothing more once a piece has failed: a file with a gap might be taken for a complete one. */
	public function write( string $text ): void {
		// Without PHP's notice on a full disk: the command reports the failure itself.
		$this->isWhole = $this->isWhole && strlen( $text ) === @fwrite( $this->handle, $text );
	}

	/** @return bool Whether all pieces were written. */
	public function close(): bool {
		$isFlushed = fflush( $this->handle );
		return fclose( $this->handle ) && $isFlushed && $this->isWhole;
	}
}
