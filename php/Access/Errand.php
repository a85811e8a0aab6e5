<?php

declare( strict_types=1 );

namespace Atoll\Access;

/**
 * Work that the site asks itself for in a request of its own, which nobody waits for. Not by WordPress' cron, which
 * starts at most once a minute.
 */
final class Errand {

	private const LIFETIME = 60;

	/**
	 * @param string           $action Unique, such as `atoll_send_mail`.
	 * @param \Closure(): void $work   May run twice at once.
	 */
	public function __construct( private string $action, private Secret $secret, private \Closure $work ) {}

	public function listen(): void {
		add_action( 'wp_ajax_nopriv_' . $this->action, $this->answer( ... ) );
		add_action( 'wp_ajax_' . $this->action, $this->answer( ... ) );
	}

	public function send(): void {
		$time    = (string) time();
		$query   = array(
			'action'    => $this->action,
			'time'      => $time,
			'signature' => $this->secret->sign( $this->action, $time ),
		);
		$options = array(
			'timeout'   => 0.01,
			'blocking'  => false,
			'sslverify' => (bool) apply_filters( 'https_local_ssl_verify', false ),
		);
		wp_remote_post( add_query_arg( $query, admin_url( 'admin-ajax.php' ) ), $options );
	}

	/** Only what this site has signed, and lately. */
	private function answer(): never {
		$time = $this->sent( 'time' );
		if ( abs( time() - (int) $time ) <= self::LIFETIME && $this->secret->hasSigned( $this->action, $time, $this->sent( 'signature' ) ) ) {
			ignore_user_abort( true );
			( $this->work )();
		}
		wp_die( '', '', array( 'response' => 204 ) );
	}

	private function sent( string $name ): string {
		$value = $_GET[ $name ] ?? ''; // Compared with a signature only.
		return is_string( $value ) ? $value : '';
	}
}
