<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

use Atoll\Gravity\FormFiles\FormsFile;

/** Files named in a command. `-` is standard input or output. */
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

	/** Reads the forms from a JSON file of Gravity Forms or Atoll. */
	public function forms( string $path ): FormsFile {
		return $this->console->orFail( fn() => FormsFile::read( $this->read( $path ) ) );
	}

	/** @return CommandFile|null Null for standard output, also if no file was named. */
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

	/** Ends the command if the file was not completely written: it must not be taken for a complete one. */
	public function close( CommandFile $file ): void {
		if ( ! $file->close() ) {
			$this->console->fail(
				/* translators: %s: path of a file. */
				sprintf( __( 'Not all of the file %s could be written. The disk may be full.', 'atoll' ), $file->path )
			);
		}
	}
}
