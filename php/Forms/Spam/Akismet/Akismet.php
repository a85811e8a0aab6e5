<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam\Akismet;

use Atoll\Platform\Errors\ErrorLog;

/** Client of Akismet's API, using the key stored by Akismet's own plugin. */
final class Akismet {

	/** Option in which Akismet's own plugin stores its key. */
	public const KEY = 'wordpress_api_key';

	private const ADDRESS = 'https://rest.akismet.com/1.1';

	/** Maximum seconds that a visitor waits for Akismet. */
	private const TIMEOUT = 3;

	/** @param \Closure(): bool $isActive Whether Akismet's own plugin is active: its key stays when it is not. */
	public function __construct( private \Closure $isActive ) {}

	/** Whether Akismet can be used: its plugin is active and has a key. */
	public function isAvailable(): bool {
		return '' !== $this->key();
	}

	/**
	 * @param array<string, string> $comment
	 * @return bool|null Null without a key or a usable response.
	 */
	public function isSpam( array $comment ): ?bool {
		return match ( trim( $this->call( 'comment-check', $comment ) ) ) {
			'true'  => true,
			'false' => false,
			default => null,
		};
	}

	/**
	 * Reports spam that Akismet missed.
	 *
	 * @param array<string, string> $comment
	 */
	public function learnSpam( array $comment ): void {
		$this->call( 'submit-spam', $comment );
	}

	/**
	 * Reports a false positive of Akismet.
	 *
	 * @param array<string, string> $comment
	 */
	public function learnHam( array $comment ): void {
		$this->call( 'submit-ham', $comment );
	}

	/**
	 * @param array<string, string> $comment
	 * @return string Body of the response; empty if there was none.
	 */
	private function call( string $endpoint, array $comment ): string {
		$key = $this->key();
		if ( '' === $key ) {
			return '';
		}
		/**
		 * Filters the URL of Akismet's API, for sites that reach it through a proxy of their own.
		 *
		 * @param string $url Akismet's own URL.
		 */
		$url          = apply_filters( 'atoll_akismet_address', self::ADDRESS );
		$response     = wp_remote_post(
			( is_string( $url ) ? $url : self::ADDRESS ) . '/' . $endpoint,
			array(
				'timeout'     => self::TIMEOUT,
				'redirection' => 0,
				'body'        => array( 'api_key' => $key ) + $comment,
			)
		);
		$errorMessage = is_wp_error( $response )
			? $response->get_error_message()
			: wp_remote_retrieve_header( $response, 'x-akismet-debug-help' );
		if ( is_string( $errorMessage ) && '' !== $errorMessage ) {
			( new ErrorLog() )->note( "Akismet, {$endpoint}: {$errorMessage}" );
		}
		return 200 === wp_remote_retrieve_response_code( $response ) ? wp_remote_retrieve_body( $response ) : '';
	}

	private function key(): string {
		if ( ! ( $this->isActive )() ) {
			return '';
		}
		$key = defined( 'WPCOM_API_KEY' ) ? constant( 'WPCOM_API_KEY' ) : get_option( self::KEY );
		return is_string( $key ) ? $key : '';
	}
}
