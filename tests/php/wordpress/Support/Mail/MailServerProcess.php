<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support\Mail;

/** A process of tests/support/smtp. It ends, and what it took goes, with the last who holds it. */
final class MailServerProcess {

	/** What it takes, a file each. */
	public readonly string $folder;

	public readonly int $port;

	/** @var resource */
	private $process;

	/** @var array<int, resource> Closing the first ends the server. */
	private array $pipes = array();

	public function __construct( string $behaviour ) {
		$this->folder = sys_get_temp_dir() . '/atoll-mail-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->folder );
		$program       = dirname( __DIR__, 4 ) . '/support/smtp/server.mjs';
		$this->process = proc_open(
			array( 'node', $program, $this->folder, $behaviour ),
			array( array( 'pipe', 'r' ), array( 'pipe', 'w' ) ),
			$this->pipes
		) ?: throw new \RuntimeException( 'No mail server.' );
		$this->port    = (int) fgets( $this->pipes[1] );
	}

	public function __destruct() {
		fclose( $this->pipes[0] );
		proc_close( $this->process );
		$this->forget();
		rmdir( $this->folder );
	}

	/** @return list<string> Files of what it has taken, oldest first. */
	public function files(): array {
		$files = glob( $this->folder . '/*.json' ) ?: array();
		sort( $files );
		return $files;
	}

	public function forget(): void {
		array_map( 'unlink', glob( $this->folder . '/*' ) ?: array() );
	}
}
