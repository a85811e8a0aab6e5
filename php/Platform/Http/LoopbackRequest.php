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
	private const CONNECT_TIMEOUT = 5;
	private const START_SECONDS   = 1;

	/**
	 * @param string           $action Unique, such as `atoll_send_mail`.
	 * @param \Closure(): void $work   May run twice at once.
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

	/** cURL would wait for the answer as long as for the connection, and a visitor with it. */
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

	/** For `wp_ajax_{action}`, with and without a login: only what this site has signed, and lately. */
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
			( new ErrorBoundary() )->failure( $error ); // Nobody reads the answer: the log is told.
		}
	}

	private function parameter( string $name ): string {
		$value = $_GET[ $name ] ?? ''; // Compared with a signature only.
		return is_string( $value ) ? $value : '';
	}
}
