<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Resuming;

/**
 * The address that opens a saved form: its page without query, with the form's number and the token (spec 2). Only the
 * path of what a client names is used, so that no link of ours leads to another site, and the number of a page where
 * addresses are plain and have no path.
 */
final class ResumeLinks {

	public const FORM  = 'formid';
	public const TOKEN = 'formtoken';

	/** The token under the name that Gravity Forms uses. */
	public const GRAVITY_TOKEN = 'gf_token';

	/** What names a page in the query of a plain address; likewise in src/islands/form/persistence/draft.ts. */
	private const PLAIN = array( 'page_id', 'p' );

	/** @param string $page An address of this site; the front page stands in for any other. */
	public function to( string $page, int $formNumber, string $token ): string {
		$home = (array) wp_parse_url( home_url() );
		$ours = $this->isOurs( $page );
		$path = $ours ? (string) wp_parse_url( $page, PHP_URL_PATH ) : (string) ( $home['path'] ?? '' );
		$port = isset( $home['port'] ) ? ':' . $home['port'] : '';
		return ( $home['scheme'] ?? 'http' ) . '://' . ( $home['host'] ?? '' ) . $port . '/'
			. ltrim( $this->encoded( $path ), '/' ) . '?' . http_build_query(
				( $ours ? $this->plain( $page ) : array() ) + array(
					self::FORM  => $formNumber,
					self::TOKEN => $token,
				)
			);
	}

	/** @return array<array-key, string> The number of a page, by its name in the query. */
	private function plain( string $page ): array {
		wp_parse_str( (string) wp_parse_url( $page, PHP_URL_QUERY ), $query );
		$named = array_intersect_key( $query, array_flip( self::PLAIN ) );
		return array_filter( $named, static fn( mixed $value ): bool => is_string( $value ) && ctype_digit( $value ) );
	}

	/** @return array{form: int, token: string} What a link names; 0 and empty when it names nothing. */
	public function read( string $link ): array {
		wp_parse_str( (string) wp_parse_url( $link, PHP_URL_QUERY ), $query );
		return $this->named( $query );
	}

	/**
	 * @param array<array-key, mixed> $query
	 * @return array{form: int, token: string}
	 */
	public function named( array $query ): array {
		$form  = $query[ self::FORM ] ?? '';
		$token = $query[ self::TOKEN ] ?? $query[ self::GRAVITY_TOKEN ] ?? '';
		return array(
			'form'  => is_string( $form ) ? (int) $form : 0,
			'token' => is_string( $token ) ? $token : '',
		);
	}

	/** Whether an address lies on this site, also below a folder it may stand in. */
	public function isOurs( string $address ): bool {
		$home = (array) wp_parse_url( home_url() );
		$sent = wp_parse_url( $address );
		if (
			! is_array( $sent ) || ! in_array( $sent['scheme'] ?? '', array( 'http', 'https' ), true )
				|| isset( $sent['user'] )
		) {
			return false;
		}
		return strtolower( $sent['host'] ?? '' ) === strtolower( $home['host'] ?? '' )
			&& ( $sent['port'] ?? null ) === ( $home['port'] ?? null )
			&& str_starts_with( trailingslashit( $sent['path'] ?? '' ), trailingslashit( $home['path'] ?? '' ) );
	}

	/** What no path holds would end the link in a mail, and could begin another one there. */
	private function encoded( string $path ): string {
		return (string) preg_replace_callback(
			'~[^A-Za-z0-9/%._\~-]~',
			static fn( array $found ) => rawurlencode( $found[0] ),
			$path
		);
	}
}
