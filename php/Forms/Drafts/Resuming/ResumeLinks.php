<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Resuming;

use Atoll\Platform\Http\SiteUrl;

/**
 * URLs that open a draft: those of its page without query, plus the form's number and the token (spec 2). Of a URL sent
 * by a client only the path is used, so that no link leads to another site, and the page's id if the site has plain
 * permalinks, which have no path.
 */
final class ResumeLinks {

	public const FORM  = 'formid';
	public const TOKEN = 'formtoken';

	/** Gravity Forms' name for the token. */
	public const GRAVITY_TOKEN = 'gf_token';

	/** Query parameters with the page's id in plain permalinks; the same in src/islands/form/persistence/draft.ts. */
	private const PLAIN = array( 'page_id', 'p' );

	public function __construct( private SiteUrl $site ) {}

	/** @param string $page A URL of this site; for any other URL the front page is used. */
	public function to( string $page, int $formNumber, string $token ): string {
		$page = $this->site->contains( $page ) ? $page : home_url();
		$path = (string) wp_parse_url( $page, PHP_URL_PATH );
		return $this->site->origin() . '/' . ltrim( $this->encoded( $path ), '/' ) . '?' . http_build_query(
			self::pageNumber( $page ) + array( self::FORM => $formNumber, self::TOKEN => $token ),
			'',
			'&'
		);
	}

	/** @return array<array-key, string> Id of a page, by the name of its query parameter. */
	public static function pageNumber( string $page ): array {
		wp_parse_str( (string) wp_parse_url( $page, PHP_URL_QUERY ), $query );
		$ids = array_intersect_key( $query, array_flip( self::PLAIN ) );
		return array_filter( $ids, static fn( mixed $value ): bool => is_string( $value ) && ctype_digit( $value ) );
	}

	/** @return array{form: int, token: string} Form and token in a link; 0 and empty if it has none. */
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

	/** Encodes characters that do not belong in paths: they would end the link in an email, and could start another. */
	private function encoded( string $path ): string {
		return (string) preg_replace_callback(
			'~[^A-Za-z0-9/%._\~-]~',
			static fn( array $match ) => rawurlencode( $match[0] ),
			$path
		);
	}
}
