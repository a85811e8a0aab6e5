<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

use Atoll\Platform\Access\Signer;
use Atoll\Platform\Database\QueryErrors;
use Atoll\Platform\Errors\ErrorBoundary;

/**
 * Work that the site does in a second request, which it sends to itself and does not wait for. Not by WordPress' cron,
 * which starts at most once a minute.
 */
final class LoopbackRequest {

	private const LIFETIME = 60;

	/** Seconds for the connection, also on a busy machine, and for the request to begin before we close it. */
	private const PATIENCE = 5;
	private const BEGINNING = 1;

	/**
	 * @param string           $action Unique, such as `atoll_send_mail`.
	 * @param \Closure(): void $work   May run twice at once.
	 */
	public function __construct( private string $action, private Signer $signer, private \Closure $work ) {}

	public function send(): void {
		$time    = (string) time();
		$query   = array(
			'action'    => $this->action,
			'time'      => $time,
			'signature' => $this->signer->sign( $this->action, $time ),
		);
		$options = array(
			'timeout'   => self::PATIENCE,
			'blocking'  => false,
			'sslverify' => (bool) apply_filters( 'https_local_ssl_verify', false ),
		);
		$hangUp  = $this->hangUpOnceSent( ... );
		add_action( 'http_api_curl', $hangUp );
		wp_remote_post( add_query_arg( $query, admin_url( 'admin-ajax.php' ) ), $options );
		remove_action( 'http_api_curl', $hangUp );
	}

	/** cURL would wait for the answer as long as for the connection, and a visitor with it. */
	private function hangUpOnceSent( mixed $curl ): void {
		if ( ! $curl instanceof \CurlHandle ) {
			return;
		}
		$sent = null;
		curl_setopt( $curl, CURLOPT_NOPROGRESS, false );
		curl_setopt(
			$curl,
			CURLOPT_PROGRESSFUNCTION,
			static function ( \CurlHandle $curl ) use ( &$sent ): int {
				if ( null === $sent && curl_getinfo( $curl, CURLINFO_REQUEST_SIZE ) > 0 ) {
					$sent = microtime( true );
				}
				return null !== $sent && microtime( true ) - $sent >= self::BEGINNING ? 1 : 0;
			}
		);
	}

	/** For `wp_ajax_{action}`, with and without a login: only what this site has signed, and lately. */
	public function answer(): never {
		$time = $this->sent( 'time' );
		if (
			abs( time() - (int) $time ) <= self::LIFETIME
				&& $this->signer->hasSigned( $this->action, $time, $this->sent( 'signature' ) )
		) {
			ignore_user_abort( true );
			$this->run();
		}
		wp_die( '', '', array( 'response' => 204 ) );
	}

	private function run(): void {
		try {
			( new QueryErrors() )->withoutValues( $this->work );
		} catch ( \Throwable $error ) {
			( new ErrorBoundary() )->failure( $error ); // Nobody reads the answer: the log is told.
		}
	}

	private function sent( string $name ): string {
		$value = $_GET[ $name ] ?? ''; // Compared with a signature only.
		return is_string( $value ) ? $value : '';
	}
}
