<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

/** What the present request brought, unslashed; texts only, since nothing of the portal's is a list. */
final class CurrentRequest {

	/** Where servers put what a request of the REST API says of who sends it. */
	private const CREDENTIALS = array(
		'HTTP_AUTHORIZATION'          => true,
		'REDIRECT_HTTP_AUTHORIZATION' => true,
		'PHP_AUTH_USER'               => true,
	);

	/** Of the address; empty when it is missing. */
	public function query( string $name ): string {
		return $this->text( $_GET, $name ); // Compared, or read as an id, by whoever asks.
	}

	/** Whether there is anything behind the address' question mark. */
	public function hasQuery(): bool {
		return array() !== $_GET;
	}

	/** Of the body; empty when it is missing. */
	public function posted( string $name ): string {
		return $this->text( $_POST, $name ); // As above.
	}

	/** Of a cookie; empty when it is missing. */
	public function cookie( string $name ): string {
		return $this->text( $_COOKIE, $name ); // As above.
	}

	/** @return array<array-key, mixed> All of the address, for what reads more than texts. */
	public function queryParameters(): array {
		return wp_unslash( $_GET ); // Checked by whoever asks.
	}

	/** A number of the address that can be an id; 0 for anything else. */
	public function id( string $name ): int {
		return $this->number( $this->query( $name ) );
	}

	/** The same of the body. */
	public function postedId( string $name ): int {
		return $this->number( $this->posted( $name ) );
	}

	/** One line of the request's head; empty when it is missing. */
	public function header( string $name ): string {
		return $this->text( $_SERVER, 'HTTP_' . strtoupper( strtr( $name, '-', '_' ) ) ); // Compared by whoever asks.
	}

	/** The part of a file that it asks for, as in RFC 9110's Range; empty for all of it. */
	public function range(): string {
		// Matched by whoever asks.
		return isset( $_SERVER['HTTP_IF_RANGE'] ) ? '' : $this->text( $_SERVER, 'HTTP_RANGE' );
	}

	public function isPost(): bool {
		return 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' );
	}

	public function isHead(): bool {
		return 'HEAD' === ( $_SERVER['REQUEST_METHOD'] ?? '' );
	}

	/** Whether it brought more than PHP takes, which is then all gone. */
	public function wasTruncated(): bool {
		return array() === $_POST && FormBody::exceedsPostLimit();
	}

	/**
	 * All inputs of the body, however many.
	 *
	 * @return array<array-key, mixed>
	 * @throws \Atoll\Platform\Errors\BadRequest When it may have been cut.
	 * @throws \Atoll\Platform\Errors\TooMuchText
	 */
	public function wholeBody(): array {
		return ( new FormBody() )->posted();
	}

	/** @return array<array-key, mixed> As far as PHP reads it (`max_input_vars`). */
	public function body(): array {
		return wp_unslash( $_POST ); // As above.
	}

	/** Whether a page of the site may follow, as far as can be told while plugins load. */
	public static function mayBePage(): bool {
		$uri = $_SERVER['REQUEST_URI'] ?? ''; // Compared only.
		return ! is_admin() && ! wp_doing_cron() && 'wp-login.php' !== ( $GLOBALS['pagenow'] ?? '' )
			&& ! isset( $_GET['rest_route'] )
			&& ! ( is_string( $uri ) && str_contains( $uri, '/' . rest_get_url_prefix() . '/' ) );
	}

	/** Whether its address names a part of a route, at any place. */
	public static function mayBeFor( string $part ): bool {
		$uri = $_SERVER['REQUEST_URI'] ?? ''; // Compared only.
		return is_string( $uri ) && str_contains( $uri, $part );
	}

	/**
	 * Whether somebody may read names that only those who run the site see: of post types, blocks, styles, menu
	 * locations. WordPress takes such names in every request; for visitors, and for who logs in, they are not
	 * translated, which spares these requests the catalogue of all texts. Known from the action `init` on.
	 */
	public static function mayShowNames(): bool {
		$uri = $_SERVER['REQUEST_URI'] ?? ''; // Compared only.
		return self::mayEdit()
			// The REST API's list of types, which everybody may read.
			|| ( is_string( $uri ) && str_contains( rawurldecode( $uri ), '/types' ) );
	}

	/** Whether somebody who works on the site may be asking, or a program of it. Known from the action `init` on. */
	public static function mayEdit(): bool {
		return 'cli' === PHP_SAPI || is_admin() || wp_doing_cron() || defined( 'XMLRPC_REQUEST' ) || is_user_logged_in()
			|| array() !== array_intersect_key( $_SERVER, self::CREDENTIALS );
	}

	private function number( string $text ): int {
		return 1 === preg_match( '/^[1-9][0-9]{0,17}$/D', $text ) ? (int) $text : 0;
	}

	/** @param array<array-key, mixed> $from */
	private function text( array $from, string $name ): string {
		$value = $from[ $name ] ?? '';
		return is_string( $value ) ? wp_unslash( $value ) : '';
	}
}
