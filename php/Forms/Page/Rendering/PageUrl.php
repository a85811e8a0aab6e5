<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Rendering;

use Atoll\Forms\Drafts\Resuming\ResumeLinks;
use Atoll\Forms\Page\AfterSubmission\ConfirmationLinks;
use Atoll\Platform\Http\SiteUrl;

/** URL of the page being shown. */
final class PageUrl {

	/** Query parameter with the result of saving: `1` means saved, `sent` means that the link was emailed. */
	public const SAVED = 'atoll_saved';

	/** A number, a date, a slug or a few words; as long as a slug may be. */
	private const NAME = '/^[\p{L}\p{M}\p{N}_.,+ \/-]{1,200}$/Du';

	/**
	 * Returns path and query without our own parameters about what has happened; not escaped. It begins with a single
	 * slash: WordPress treats two slashes as one, but browsers would post the form to another host.
	 */
	public function current(): string {
		$address = wp_is_serving_rest_request() ? wp_make_link_relative( $this->ofPost() ) : (string) remove_query_arg(
			array( ConfirmationLinks::PARAMETER, ConfirmationLinks::SUBMITTED, self::SAVED )
		);
		return '/' . ltrim( $address, '/\\' );
	}

	/** Returns where forms are posted: with the host in REST responses, since another site may show the content. */
	public function action(): string {
		return wp_is_serving_rest_request() ? $this->absolute( $this->current() ) : $this->current();
	}

	/** Returns the URL of the page whose content the REST API returns; the home page if there is none. */
	private function ofPost(): string {
		$post = get_post();
		return null !== $post && is_post_type_viewable( $post->post_type )
			? (string) get_permalink( $post ) : home_url( '/' );
	}

	/** Returns the requested URL, absolute and without its query; not sanitised. */
	public function withoutQuery(): string {
		return $this->absolute( (string) strtok( $this->requested(), '?#' ) );
	}

	/** Returns the requested URL with only the page's id in its query, as plain permalinks have it. */
	public function withPageNumber(): string {
		return self::reduced( $this->absolute( $this->requested() ) );
	}

	/** Reduces the URL of another page in the same way: the rest of its query may be private. */
	public static function reduced( string $address ): string {
		return add_query_arg( ResumeLinks::pageNumber( $address ), (string) strtok( $address, '?#' ) );
	}

	/**
	 * Returns the requested URL with only those query parameters by which WordPress finds the page, even if it is a
	 * list: a search, or any page with plain permalinks. Others are dropped, such as a draft, an entry or a notice.
	 */
	public function withPageQuery(): string {
		return add_query_arg( map_deep( $this->pageQuery(), 'rawurlencode' ), $this->withoutQuery() );
	}

	/** Returns the same, but keeps only values that can name a page or a list: the whole is printed for everybody. */
	public function withPlainPageQuery(): string {
		$names = array_filter(
			$this->pageQuery(),
			static fn( mixed $value ): bool => is_string( $value ) && 1 === preg_match( self::NAME, $value )
		);
		return add_query_arg( array_map( 'rawurlencode', $names ), $this->withoutQuery() );
	}

	/** @return array<array-key, mixed> Query parameters that WordPress knows; their values may be anything. */
	private function pageQuery(): array {
		$wordpress = $GLOBALS['wp'] ?? null;
		$known     = $wordpress instanceof \WP ? $wordpress->public_query_vars : array();
		return array_intersect_key( wp_unslash( $_GET ), array_flip( $known ) );
	}

	private function requested(): string {
		$address = $_SERVER['REQUEST_URI'] ?? '';
		return is_string( $address ) ? wp_unslash( $address ) : '';
	}

	/** Returns the absolute URL of a path on this site; the path already includes any subfolder of WordPress. */
	public function absolute( string $path ): string {
		return ( new SiteUrl() )->origin() . '/' . ltrim( $path, '/' );
	}
}
