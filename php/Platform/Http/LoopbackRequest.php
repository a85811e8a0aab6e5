<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

use Atoll\Platform\Access\Signer;
use Atoll\Platform\Database\QueryErrors;
use Atoll\Platform\Errors\ErrorBoundary;

/**
 * Work in a second request, which the site sends to itself without waiting for the response. WP-Cron would start at
 * most once a minute.
 */
final class LoopbackRequest {

	private const LIFETIME = 60;

	/** Seconds to connect, also on a busy server; seconds for the request to start before we close the connection. */
	private const CONNECT_TIMEOUT = 5;
	private const START_SECONDS   = 1;

	/**
	 * @param string           $action Unique, such as `atoll_send_mail`.
	 * @param \Closure(): void $work   Must allow two runs at the same time.
	 */
	public function __construct( private string $action, private Signer $signer, private \Closure $work ) {}

	public function send(): void {
		$time          = (string) time();
		$query         = array(
			'action'    => $this->action,
			'time'      => $time,
			'signature' => $this->signer->sign( $this->action, $time ),
		);
		$options       = array(
			'timeout'   => self::CONNECT_TIMEOUT,
			'blocking'  => false,
			'sslverify' => (bool) apply_filters( 'https_local_ssl_verify', false ),
		);
		$closeOnceSent = $this->closeOnceSent( ... );
		add_action( 'http_api_curl', $closeOnceSent );
		wp_remote_post( add_query_arg( $query, admin_url( 'admin-ajax.php' ) ), $options );
		remove_action( 'http_api_curl', $closeOnceSent );
	}

	/** Closes the connection once the request is sent; else the visitor would wait with cURL until the timeout. */
	private function closeOnceSent( mixed $curl ): void {
		if ( ! $curl instanceof \CurlHandle ) {
			return;
		}
		$sentAt = null;
		curl_setopt( $curl, CURLOPT_NOPROGRESS, false );
		curl_setopt(
			$curl,
			CURLOPT_PROGRESSFUNCTION,
			static function ( \CurlHandle $curl ) use ( &$sentAt ): int {
				if ( null === $sentAt && curl_getinfo( $curl, CURLINFO_REQUEST_SIZE ) > 0 ) {
					$sentAt = microtime( true );
				}
				return null !== $sentAt && microtime( true ) - $sentAt >= self::START_SECONDS ? 1 : 0;
			}
		);
	}

	/** Runs on `wp_ajax_{action}`, with and without a login: accepts only what this site has just signed. */
	public function respond(): never {
		$time = $this->parameter( 'time' );
		if (
			abs( time() - (int) $time ) <= self::LIFETIME
				&& $this->signer->hasSigned( $this->action, $time, $this->parameter( 'signature' ) )
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
			( new ErrorBoundary() )->failure( $error ); // Nobody reads the response, so the error is logged.
		}
	}

	private function parameter( string $name ): string {
		$value = $_GET[ $name ] ?? ''; // Only compared with a signature.
		return is_string( $value ) ? $value : '';
	}
}
