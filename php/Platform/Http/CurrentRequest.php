<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

/** The current request's input, unslashed. Only strings, because the portal uses no arrays. */
final class CurrentRequest {

	/** Keys of $_SERVER that hold a REST request's credentials. */
	private const CREDENTIALS = array(
		'HTTP_AUTHORIZATION'          => true,
		'REDIRECT_HTTP_AUTHORIZATION' => true,
		'PHP_AUTH_USER'               => true,
	);

	/** Returns a query argument; empty if it is missing. */
	public function query( string $name ): string {
		return $this->text( $_GET, $name ); // Compared, or read as an id, by the caller.
	}

	/** Whether the URL has a query string. */
	public function hasQuery(): bool {
		return array() !== $_GET;
	}

	/** Whether the URL has a query string, as far as is known while plugins load: tests set theirs later. */
	public static function mayHaveQuery(): bool {
		return array() !== $_GET || 'cli' === PHP_SAPI;
	}

	/** Returns a value of the posted form; empty if it is missing. */
	public function posted( string $name ): string {
		return $this->text( $_POST, $name ); // As above.
	}

	/** Returns a cookie; empty if it is missing. */
	public function cookie( string $name ): string {
		return $this->text( $_COOKIE, $name ); // As above.
	}

	/** @return array<array-key, mixed> All query arguments, for code that reads more than strings. */
	public function queryParameters(): array {
		return wp_unslash( $_GET ); // Validated by the caller.
	}

	/** Returns a query argument that can be an id; 0 for anything else. */
	public function id( string $name ): int {
		return $this->number( $this->query( $name ) );
	}

	/** Returns a posted value that can be an id; 0 for anything else. */
	public function postedId( string $name ): int {
		return $this->number( $this->posted( $name ) );
	}

	/** Returns a request header; empty if it is missing. */
	public function header( string $name ): string {
		return $this->text( $_SERVER, 'HTTP_' . strtoupper( strtr( $name, '-', '_' ) ) ); // Compared by the caller.
	}

	/** Returns the requested part of a file, as in RFC 9110's Range; empty for the whole file. */
	public function range(): string {
		// Matched by the caller.
		return isset( $_SERVER['HTTP_IF_RANGE'] ) ? '' : $this->text( $_SERVER, 'HTTP_RANGE' );
	}

	public function isPost(): bool {
		return 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' );
	}

	public function isHead(): bool {
		return 'HEAD' === ( $_SERVER['REQUEST_METHOD'] ?? '' );
	}

	/** Whether the body was larger than PHP accepts; PHP then drops all of it. */
	public function wasTruncated(): bool {
		return array() === $_POST && FormBody::exceedsPostLimit();
	}

	/**
	 * Returns all inputs of the body, without a limit on their number.
	 *
	 * @return array<array-key, mixed>
	 * @throws \Atoll\Platform\Errors\BadRequest When some inputs may be missing.
	 * @throws \Atoll\Platform\Errors\TooMuchText
	 */
	public function wholeBody(): array {
		return ( new FormBody() )->posted();
	}

	/** @return array<array-key, mixed> As much of the body as PHP reads (`max_input_vars`). */
	public function body(): array {
		return wp_unslash( $_POST ); // As above.
	}

	/** Whether the request may be for a page of the site, as far as is known while plugins load. */
	public static function mayBePage(): bool {
		$uri = $_SERVER['REQUEST_URI'] ?? ''; // Compared only.
		return ! is_admin() && ! wp_doing_cron() && 'wp-login.php' !== ( $GLOBALS['pagenow'] ?? '' )
			&& ! isset( $_GET['rest_route'] )
			&& ! ( is_string( $uri ) && str_contains( $uri, '/' . rest_get_url_prefix() . '/' ) );
	}

	/** Whether the URL contains part of a route, anywhere. */
	public static function mayBeFor( string $part ): bool {
		$uri = $_SERVER['REQUEST_URI'] ?? ''; // Compared only.
		return is_string( $uri ) && str_contains( $uri, $part );
	}

	/**
	 * Whether the user may see names that only staff see: of post types, blocks, styles, menu locations. WordPress
	 * registers these names in every request. For visitors, and while users log in, they are not translated, so that
	 * those requests need not load the translations. Known from action `init` on.
	 */
	public static function mayShowNames(): bool {
		$uri = $_SERVER['REQUEST_URI'] ?? ''; // Compared only.
		return self::mayEdit()
			// The REST API's list of post types is public.
			|| ( is_string( $uri ) && str_contains( rawurldecode( $uri ), '/types' ) );
	}

	/** Whether the request may come from staff, or from a program of theirs. Known from action `init` on. */
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
