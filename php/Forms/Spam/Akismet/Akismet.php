<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam\Akismet;

use Atoll\Platform\Errors\ErrorLog;

/** Akismet's API, with the key that its own plugin keeps. */
final class Akismet {

	/** The option in which Akismet's own plugin keeps its key. */
	public const KEY = 'wordpress_api_key';

	private const ADDRESS = 'https://rest.akismet.com/1.1';

	/** Seconds that a visitor waits for it at most. */
	private const TIMEOUT = 3;

	/** @param \Closure(): bool $isActive Whether Akismet's own plugin runs: its key outlives it. */
	public function __construct( private \Closure $isActive ) {}

	/** Whether it can be asked: its plugin runs and has a key. */
	public function isAvailable(): bool {
		return '' !== $this->key();
	}

	/**
	 * @param array<string, string> $comment
	 * @return bool|null Null when there is no key, or no usable answer.
	 */
	public function isSpam( array $comment ): ?bool {
		return match ( trim( $this->call( 'comment-check', $comment ) ) ) {
			'true'  => true,
			'false' => false,
			default => null,
		};
	}

	/**
	 * Reports a mistake: what it let pass is spam.
	 *
	 * @param array<string, string> $comment
	 */
	public function learnSpam( array $comment ): void {
		$this->call( 'submit-spam', $comment );
	}

	/**
	 * Reports a mistake: what it caught is no spam.
	 *
	 * @param array<string, string> $comment
	 */
	public function learnHam( array $comment ): void {
		$this->call( 'submit-ham', $comment );
	}

	/**
	 * @param array<string, string> $comment
	 * @return string The body of the response; empty when there was none.
	 */
	private function call( string $endpoint, array $comment ): string {
		$key = $this->key();
		if ( '' === $key ) {
			return '';
		}
		/**
		 * Where Akismet is asked, for sites that reach it through a proxy of their own.
		 *
		 * @param string $url Akismet's own address.
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
		$key = defined( 'WPCOM_API_KEY' ) ? constant( 'WPCOM_API_KEY' ) : get_option( self::KEY );
		return ( $this->isActive )() && is_string( $key ) ? $key : '';
	}
}
