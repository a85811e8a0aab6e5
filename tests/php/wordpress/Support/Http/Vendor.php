<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support\Http;

/** A company's service, played on loopback (tests/support/vendors). */
final class Vendor {

	public readonly string $url;

	/** @var resource */
	private $process;

	/** @param string $name siteverify or addressr. */
	public function __construct( string $name ) {
		$program       = dirname( __DIR__, 4 ) . '/support/vendors/run.mjs';
		$this->process = proc_open( array( 'node', $program, $name ), array( 1 => array( 'pipe', 'w' ) ), $pipes )
			?
			: throw new \RuntimeException( "No {$name}." );
		$this->url     = 'http://127.0.0.1:' . (int) fgets( $pipes[1] );
	}

	public function stop(): void {
		proc_terminate( $this->process );
		proc_close( $this->process );
	}
}
