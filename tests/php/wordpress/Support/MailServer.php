<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support;

use PHPMailer\PHPMailer\PHPMailer;

/** A real mail server on loopback that WordPress sends to while it runs. */
final class MailServer {

	private string $folder;

	/** @var resource */
	private $process;

	/** @var \Closure( PHPMailer ): void */
	private \Closure $route;

	/** @param string $behaviour take, refuse, defer, slow or cut. */
	public function __construct( string $behaviour, int $patience = 20 ) {
		$this->folder = sys_get_temp_dir() . '/atoll-mail-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->folder );
		$program       = dirname( __DIR__, 3 ) . '/support/smtp/server.mjs';
		$this->process = proc_open( array( 'node', $program, $this->folder, $behaviour ), array( 1 => array( 'pipe', 'w' ) ), $pipes ) ?: throw new \RuntimeException( 'No mail server.' );
		$port          = (int) fgets( $pipes[1] );
		$this->route   = static function ( PHPMailer $mailer ) use ( $port, $patience ): void {
			$mailer->isSMTP();
			$mailer->Host        = '127.0.0.1';
			$mailer->Port        = $port;
			$mailer->SMTPAutoTLS = false;
			$mailer->Timeout     = $patience;
		};
		add_action( 'phpmailer_init', $this->route, 1 );
	}

	/** @return list<array{from: string, to: list<string>, source: string}> What it has taken, oldest first. */
	public function taken(): array {
		$files = glob( $this->folder . '/*.json' ) ?: array();
		sort( $files );
		return array_map( static fn( string $file ) => json_decode( (string) file_get_contents( $file ), true ), $files );
	}

	public function stop(): void {
		remove_action( 'phpmailer_init', $this->route, 1 );
		proc_terminate( $this->process );
		proc_close( $this->process );
		array_map( 'unlink', glob( $this->folder . '/*' ) ?: array() );
		rmdir( $this->folder );
	}
}
