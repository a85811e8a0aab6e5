<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Resuming;

use Atoll\Platform\Http\SiteUrl;

/**
 * The address that opens a saved form: its page without query, with the form's number and the token (spec 2). Of the
 * address that a client sends only the path is used, so that no link leads to another site, and the page's number where
 * the site has plain permalinks, which have no path.
 */
final class ResumeLinks {

	public const FORM  = 'formid';
	public const TOKEN = 'formtoken';

	/** The token under the name that Gravity Forms uses. */
	public const GRAVITY_TOKEN = 'gf_token';

	/** Query parameters that plain permalinks name a page by; likewise in src/islands/form/persistence/draft.ts. */
	private const PLAIN = array( 'page_id', 'p' );

	public function __construct( private SiteUrl $site ) {}

	/** @param string $page An address of this site; the front page stands in for any other. */
	public function to( string $page, int $formNumber, string $token ): string {
		$page = $this->site->contains( $page ) ? $page : home_url();
		$path = (string) wp_parse_url( $page, PHP_URL_PATH );
		return $this->site->origin() . '/' . ltrim( $this->encoded( $path ), '/' ) . '?' . http_build_query(
			self::pageNumber( $page ) + array( self::FORM => $formNumber, self::TOKEN => $token ),
			'',
			'&'
		);
	}

	/** @return array<array-key, string> The number of a page, by its name in the query. */
	public static function pageNumber( string $page ): array {
		wp_parse_str( (string) wp_parse_url( $page, PHP_URL_QUERY ), $query );
		$ids = array_intersect_key( $query, array_flip( self::PLAIN ) );
		return array_filter( $ids, static fn( mixed $value ): bool => is_string( $value ) && ctype_digit( $value ) );
	}

	/** @return array{form: int, token: string} What a link names; 0 and empty when it names nothing. */
	public function parse( string $link ): array {
		wp_parse_str( (string) wp_parse_url( $link, PHP_URL_QUERY ), $query );
		return $this->parseQuery( $query );
	}

	/**
	 * @param array<array-key, mixed> $query
	 * @return array{form: int, token: string}
	 */
	public function parseQuery( array $query ): array {
		$form  = $query[ self::FORM ] ?? '';
		$token = $query[ self::TOKEN ] ?? $query[ self::GRAVITY_TOKEN ] ?? '';
		return array(
			'form'  => is_string( $form ) ? (int) $form : 0,
			'token' => is_string( $token ) ? $token : '',
		);
	}

	/** Encodes characters that paths do not have: they would end the link in a mail, and could begin another one. */
	private function encoded( string $path ): string {
		return (string) preg_replace_callback(
			'~[^A-Za-z0-9/%._\~-]~',
			static fn( array $match ) => rawurlencode( $match[0] ),
			$path
		);
	}
}
