<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

use Atoll\Gravity\FormFiles\FormsFile;

/** Files that a person names to a command. `-` is what comes in, or goes out, through the pipe. */
final class CommandFiles {

	private const PIPE = '-';

	public function __construct( private Console $console ) {}

	public function read( string $path ): string {
		$text = self::PIPE === $path
			? stream_get_contents( STDIN )
			: ( is_file( $path ) && is_readable( $path ) ? file_get_contents( $path ) : false );
		return false === $text
			/* translators: %s: path of a file. */
			? $this->console->fail( sprintf( __( 'There is no file %s that can be read.', 'atoll' ), $path ) )
			: $text;
	}

	/** The forms of a JSON file of Gravity Forms or Atoll. */
	public function forms( string $path ): FormsFile {
		return $this->console->orFail( fn() => FormsFile::read( $this->read( $path ) ) );
	}

	/** @return CommandFile|null Null for the pipe, and where no file was named: what is written is printed then. */
	public function open( string $path ): ?CommandFile {
		if ( '' === $path || self::PIPE === $path ) {
			return null;
		}
		$isWritable = is_writable( file_exists( $path ) ? $path : dirname( $path ) ) && ! is_dir( $path );
		$handle     = $isWritable ? fopen( $path, 'wb' ) : false;
		return false === $handle
			/* translators: %s: path of a file. */
			? $this->console->fail( sprintf( __( 'The file %s cannot be written.', 'atoll' ), $path ) )
			: new CommandFile( $path, $handle );
	}

	/** Ends the command where not all of the file was written: half of one must not pass for a whole one. */
	public function close( CommandFile $file ): void {
		if ( ! $file->close() ) {
			$this->console->fail(
				/* translators: %s: path of a file. */
				sprintf( __( 'Not all of the file %s could be written. The disk may be full.', 'atoll' ), $file->path )
			);
		}
	}
}
