<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support;

/** `undeletable:///path`: the file at that path, which can be read and not deleted, whoever asks. */
final class UndeletableFiles {

	private const SCHEME = 'undeletable';

	/** @var resource|null Set by PHP. */
	public $context;

	/** @var resource */
	private $file;

	/** @param callable(): mixed $work Done while media lie there for WordPress. */
	public static function during( callable $work ): mixed {
		$uploads = static fn( array $uploads ): array =>
			array( 'basedir' => self::SCHEME . "://{$uploads['basedir']}" ) + $uploads;
		stream_wrapper_register( self::SCHEME, self::class );
		add_filter( 'upload_dir', $uploads );
		try {
			return $work();
		} finally {
			remove_filter( 'upload_dir', $uploads );
			stream_wrapper_unregister( self::SCHEME );
		}
	}

	public function stream_open( string $path, string $mode ): bool {
		$file = @fopen( $this->real( $path ), $mode );
		if ( false === $file ) {
			return false;
		}
		$this->file = $file;
		return true;
	}

	public function stream_read( int $length ): string|false {
		return fread( $this->file, max( 1, $length ) );
	}

	public function stream_eof(): bool {
		return feof( $this->file );
	}

	/** @return array<int|string, int>|false */
	public function stream_stat(): array|false {
		return fstat( $this->file );
	}

	/** @return array<int|string, int>|false */
	public function url_stat( string $path ): array|false {
		return @stat( $this->real( $path ) );
	}

	public function unlink(): bool {
		return false;
	}

	private function real( string $path ): string {
		return substr( $path, strlen( self::SCHEME . '://' ) );
	}
}
