<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support\Mail;

use PHPMailer\PHPMailer\PHPMailer;

/** A real mail server on loopback that WordPress sends to while it runs. */
final class MailServer {

	/** Takes every mail; starting one takes longer than most tests of mail, so the next test has it too. */
	private const KEPT = 'take';

	private static ?MailServerProcess $kept = null;

	private ?MailServerProcess $process;

	private int $port;

	/** @var \Closure( PHPMailer ): void */
	private \Closure $route;

	/** @param string $behaviour take, refuse, some, defer, slow, ponder or cut. */
	public function __construct( private string $behaviour, int $patience = 20 ) {
		$this->process = self::keptFor( $behaviour ) ?? new MailServerProcess( $behaviour );
		$this->port    = $port = $this->process->port;
		$this->route   = static function ( PHPMailer $mailer ) use ( $port, $patience ): void {
			$mailer->isSMTP();
			$mailer->Host        = '127.0.0.1';
			$mailer->Port        = $port;
			$mailer->SMTPAutoTLS = false;
			$mailer->Timeout     = $patience;
		};
		add_action( 'phpmailer_init', $this->route, 1 );
	}

	private static function keptFor( string $behaviour ): ?MailServerProcess {
		if ( self::KEPT !== $behaviour ) {
			return null;
		}
		$kept       = self::$kept;
		self::$kept = null;
		return $kept;
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
		return array_map(
			static fn( string $file ) => json_decode( (string) file_get_contents( $file ), true ),
			$this->process?->files() ?? array()
		);
	}

	public function stop(): void {
		remove_action( 'phpmailer_init', $this->route, 1 );
		if ( is_file( $this->plugin() ) ) {
			unlink( $this->plugin() );
		} elseif ( self::KEPT === $this->behaviour && $this->process ) {
			// Only this process sends to it, and has sent.
			$this->process->forget();
			self::$kept = $this->process;
		}
		$this->process = null;
	}
}
