<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support;

use PHPMailer\PHPMailer\PHPMailer;

/** A real mail server on loopback that WordPress sends to while it runs. */
final class MailServer {

	private string $folder;

	private int $port;

	/** @var resource */
	private $process;

	/** @var array<int, resource> Closing the first ends the server. */
	private array $pipes = array();

	/** @var \Closure( PHPMailer ): void */
	private \Closure $route;

	/** @param string $behaviour take, refuse, some, defer, slow or cut. */
	public function __construct( string $behaviour, int $patience = 20 ) {
		$this->folder = sys_get_temp_dir() . '/atoll-mail-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->folder );
		$program       = dirname( __DIR__, 3 ) . '/support/smtp/server.mjs';
		$this->process = proc_open(
			array( 'node', $program, $this->folder, $behaviour ),
			array( array( 'pipe', 'r' ), array( 'pipe', 'w' ) ),
			$this->pipes
		) ?: throw new \RuntimeException( 'No mail server.' );
		$this->port    = $port = (int) fgets( $this->pipes[1] );
		$this->route   = static function ( PHPMailer $mailer ) use ( $port, $patience ): void {
			$mailer->isSMTP();
			$mailer->Host        = '127.0.0.1';
			$mailer->Port        = $port;
			$mailer->SMTPAutoTLS = false;
			$mailer->Timeout     = $patience;
		};
		add_action( 'phpmailer_init', $this->route, 1 );
	}

	/** The site sends to it too when it is asked over the network. */
	public function alsoOverNetwork(): void {
		wp_mkdir_p( dirname( $this->plugin() ) );
		$code = '<?php add_action( "phpmailer_init", static function ( $mailer ) { $mailer->isSMTP(); $mailer->Host = "127.0.0.1"; $mailer->Port = %d; $mailer->SMTPAutoTLS = false; }, 1 );';
		file_put_contents( $this->plugin(), sprintf( $code, $this->port ) );
	}

	/** A file of its own each time, since PHP keeps what it has read of one for some seconds. */
	private function plugin(): string {
		return constant( 'WPMU_PLUGIN_DIR' ) . "/atoll-test-mail-server-{$this->port}.php";
	}

	/** @return list<array{from: string, to: list<string>, source: string}> What it has taken, oldest first. */
	public function taken(): array {
		$files = glob( $this->folder . '/*.json' ) ?: array();
		sort( $files );
		return array_map(
			static fn( string $file ) => json_decode( (string) file_get_contents( $file ), true ),
			$files
		);
	}

	public function stop(): void {
		remove_action( 'phpmailer_init', $this->route, 1 );
		if ( is_file( $this->plugin() ) ) {
			unlink( $this->plugin() );
		}
		fclose( $this->pipes[0] );
		proc_close( $this->process );
		array_map( 'unlink', glob( $this->folder . '/*' ) ?: array() );
		rmdir( $this->folder );
	}
}
