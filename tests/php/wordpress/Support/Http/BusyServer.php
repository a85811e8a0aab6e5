<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support\Http;

/** A server on loopback that is taken up: whoever comes gets in after a second, and is never answered. */
final class BusyServer {

	/** Before it takes anybody in, callers must come again, which a kernel lets them do after a second. */
	private const CODE = <<<'PHP'
		$server = stream_socket_server( 'tcp://127.0.0.1:0', $code, $why, STREAM_SERVER_BIND | STREAM_SERVER_LISTEN, stream_context_create( array( 'socket' => array( 'backlog' => 1 ) ) ) );
		echo stream_socket_get_name( $server, false ), "\n";
		usleep( 700000 );
		do {
			$caller = stream_socket_accept( $server, 10 );
			stream_set_timeout( $caller, 1 );
			$line = fgets( $caller );
		} while ( false === $line );
		echo $line;
		PHP;

	public readonly string $url;

	/** @var resource */
	private $process;

	/** @var resource What it prints. */
	private $output;

	/** @var list<resource> Callers who say nothing. */
	private array $callers = array();

	public function __construct() {
		$process = proc_open( array( PHP_BINARY, '-r', self::CODE ), array( 1 => array( 'pipe', 'w' ) ), $pipes );
		if ( false === $process ) {
			throw new \RuntimeException( 'PHP cannot be started.' );
		}
		$this->process = $process;
		$this->output  = $pipes[1];
		$address       = trim( (string) fgets( $this->output ) );
		$this->url     = "http://{$address}";
		for ( $caller = 0; $caller < 4; $caller++ ) {
			$this->callers[] = stream_socket_client( "tcp://{$address}", $code, $why, 5, STREAM_CLIENT_ASYNC_CONNECT );
		}
	}

	/** What the first caller who says anything says first. */
	public function firstLine(): string {
		array_map( 'fclose', $this->callers );
		$line = (string) stream_get_contents( $this->output );
		proc_close( $this->process );
		return trim( $line );
	}
}
