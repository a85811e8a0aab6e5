<?php

declare( strict_types=1 );

namespace Atoll\Site\Page;

use Atoll\Platform\Access\PrivateContent\PrivatePosts;
use Atoll\Platform\Settings\Settings;

/** Page settings in post meta. */
final class PageMeta {

	public const HEADER        = 'atoll_header';
	public const FOOTER        = 'atoll_footer';
	public const IS_PRIVATE    = PrivatePosts::PRIVATE_META;
	public const IS_LOGIN_PAGE = PrivatePosts::LOGIN_META;
	public const LOGIN_URL     = 'atoll_portal_login_page_url';
	public const REDIRECT_URL  = 'atoll_portal_redirect_url';

	public const KEYS = array(
		self::HEADER,
		self::FOOTER,
		self::IS_PRIVATE,
		self::IS_LOGIN_PAGE,
		self::LOGIN_URL,
		self::REDIRECT_URL,
	);

	/** Post types with page settings. */
	public const TYPES = array( 'page', 'post' );

	/** Stored value for "no header" or "no footer". An empty value means that none was set. */
	public const HIDDEN = 'none';

	/** @var array<int, array{array{mixed, array<int, string>, int}, PageSettings}> By page: sources and settings. */
	private array $cache = array();

	public function __construct( private PrivatePosts $privatePosts, private Settings $settings ) {}

	/** Returns the settings of the current page, which may be the posts page; defaults for archives and others. */
	public function current(): PageSettings {
		return $this->read( is_singular() || is_home() ? get_queried_object_id() : 0 );
	}

	/** Returns cached settings. Reads them again after the meta has changed, and always if a filter overrides meta. */
	public function read( int $page ): PageSettings {
		if ( $page <= 0 ) {
			return new PageSettings();
		}
		$cache = $this->cache[ $page ] ?? null;
		if ( null !== $cache && $this->sources( $page ) === $cache[0] && ! has_filter( 'get_post_metadata' ) ) {
			return $cache[1];
		}
		$settings             = $this->settings( $page );
		$this->cache[ $page ] = array( $this->sources( $page ), $settings );
		return $settings;
	}

	/** Returns the id of the login page in the site's settings, whatever its own settings say; 0 if there is none. */
	public function namedLogin(): int {
		return $this->settings->group( 'portal' )->int( 'loginPage' );
	}

	/** @return array{mixed, array<int, string>, int} Everything that a page's settings depend on. */
	private function sources( int $page ): array {
		return array( wp_cache_get( $page, 'post_meta' ), $this->privatePosts->all(), $this->namedLogin() );
	}

	private function settings( int $page ): PageSettings {
		$isMarked  = (bool) self::stored( $page, self::IS_LOGIN_PAGE );
		// Visitors must be able to see login pages. Pages below a private page are private too.
		$isPrivate = ! $isMarked && ( self::stored( $page, self::IS_PRIVATE ) || $this->privatePosts->has( $page ) );
		return new PageSettings(
			$this->variant( $page, self::HEADER ),
			$this->variant( $page, self::FOOTER ),
			$isPrivate,
			$isMarked || ( ! $isPrivate && $this->namedLogin() === $page ),
			$this->text( $page, self::LOGIN_URL ),
			$this->text( $page, self::REDIRECT_URL )
		);
	}

	/**
	 * Returns a query clause for pages that are not marked as login pages, whether or not they have the meta.
	 *
	 * @return array<int|string, mixed> A clause of WP_Query's `meta_query`.
	 */
	public static function noLoginClause(): array {
		return array(
			'relation' => 'OR',
			array(
				'key'     => self::IS_LOGIN_PAGE,
				'compare' => 'NOT EXISTS',
			),
			array(
				'key'     => self::IS_LOGIN_PAGE,
				'value'   => '1',
				'compare' => '!=',
			),
		);
	}

	private function variant( int $page, string $key ): string {
		return match ( $this->text( $page, $key ) ) {
			PageSettings::SECONDARY => PageSettings::SECONDARY,
			self::HIDDEN            => PageSettings::NONE,
			default                 => PageSettings::PRIMARY,
		};
	}

	private function text( int $page, string $key ): string {
		$value = self::stored( $page, $key );
		return is_string( $value ) ? $value : '';
	}

	/** Returns null if nothing is set. Skips WordPress' lookup of defaults, which takes longer than everything else. */
	private static function stored( int $page, string $key ): mixed {
		return get_metadata_raw( 'post', $page, $key, true );
	}
}
